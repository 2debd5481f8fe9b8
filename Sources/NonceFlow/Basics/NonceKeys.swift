import Simulation

/// The signing keys of seeded runs: of Apple, of Firebase, and of an attacker.
extension PublishedKey {
  /// The key with which Apple signs first.
  static let apple = PublishedKey(
    """
    {"kty":"RSA",\
    "n":"1pYH6CdLNrF2FHrymjXDtn3qt0O8b8mK9xZDvk5pikIPFkhpols0XermFeDZ-IMXSrode8RO9jYjInHQ81lTKtjN\
    WDfr8ga002UEavlRGT6gCZbzawKwHbxq4cqGg9V1CxJpuWLd794CpgxEC7TtQnbKGMF3P7-LhXFQkqNXyBrKdziOI1otK\
    CP1fZpT-_Gfu1xmfgi-ayuWzjRzkKHjnwHURT5e_2ky9fm681qwQuhJR6BQj64afh6WyiViGtvlb1-uhNNWZNbAtuQscw\
    DGg3n9VdpbH_i0mloypTeZj0VD_nyyddC13fsytc1CCfiu5FZxEkfkSTaB9uUjfKGmQw",\
    "e":"AQAB",\
    "d":"DVzAV0uDGn_Ie5QAYWvxqP6ETC8yn79sIODJDSOy3MIqUFfoBA0r4KFM_JXI3PnEzIl0Zo2d4SUT4QQ3X7_zNtrT\
    RqgM0EBsqDFFKigmTa0hqBc3RzWeo-tkuHS1FaaIKE1YOgwXB-XKQm7HGfeFQrtE8G-zrkuOM5wPyWHUiIhNWsOIWyPtr\
    noqrwxHubbiENYpTewa7bzjJvwkZtb8pD6MyAR6JjL27I5nXtinzHvA_rGs5VVZQAss-y4dDau_xiEz_vBRL4lKI-XdAt\
    xjbXqu_x3LI5jsBiC4aDEJ8RH6L7vW-HfTapqekyIxsKfdGJpcY-_422CH0smaP_AROQ",\
    "p":"755AFQe8er7SaKYvAHhqV3PePhwhOeCfOMSuoxUOaKxgzC0ozmtSfXOUcGYf5a7podnsikEP6aB7fU3bBM9N426f\
    PYplbfFYqcmSxsWCwX32QxkoVrKN8Trr6mp75b3Pvqn5rP-UnO4OcgW0qeooCBKt_BY1Kmc1Qg7ItgWSBbc",\
    "q":"5UGsb-g49tL3BWUAox4-l6ZjfSADMN6eIHHS4ozNaY6gNurnElLnx4r4FVdX24Gkm1s3uJGZErsb6lppFlyBDr6i\
    0zQ_GpTVvkc1nRXZdiGsWLR1p8BHeFhLrzy2bL0TtYZRS5MKXCgQz6IPIhOMSrPVLwW19jT41M6dthJ8Q9U",\
    "dp":"fffOrn-bqVep25QJv5COLx1dp384RGn-qmRTfq5yHbsJRC01d5baDdN2JMS7Xg7fCdQ70s6zY9mXMd99FYE57Cd\
    alYqtGeg3-UJb5B0vSTNEBDA0kadakYetQFXsfnGTxiMre7P816cadvzi5jSQCPZw-sZd-sW5LNoC0BYLlu8",\
    "dq":"v8DOmkuCWfDa7IguoEEL2YwyatX71URevoR1_0gGB-Rj3Ytc-tadRynVlwQXWGJ3a_pAAQDHKAOYtcwpWarFx69\
    sQXvRzEnw_dZR4bIE0eoYXZmTT1xkayRvKYN-kjUT5yERnkS-xZY9eW3zem0fStxf05TTPbvQ5S5se326soE",\
    "qi":"0ALRjuaYRh-oS_F6NxLovZIfqt7X3WrnLZ2iYfBoMlpjcqxhLjhOgF065LR13E0BApEBSriIH4MccpEEluCN2XV\
    iCO8O-w4fWYy_E6BOuwVXN-N8YBY-nmVu8IDJ2JEVRrTf8ckRoIpnxk2qmLzMZWDF5A0oI15VgS3_1-BJ8wQ"}
    """)

  /// The key with which Apple signs after a rotation.
  static let appleNext = PublishedKey(
    """
    {"kty":"RSA",\
    "n":"v2bjYBVgak5LtW2F-OyJlcPBJJ8VN73u9JAxLze8FlPuXLmU_8iQuKD1DxKEbB_lE-fDokMIq66lc8rPnCbMR9Um\
    rsHf70z2gi8WYGFAOvz2_YGqoGZ04bKAkNIuK3Wf4ONrGTvUj9qbYp9hAoeKJU2C7LdTJaC9MJ9BQnL8jC8yrMAWRm5uR\
    -o7a4jqm-zBa4L-P7Nx8bfe3SFsKXaJtftt0tne2yJWYEqCXy82goGuaReCms2gmzsPCJwAh_7Wlc1xBIIfVZ3Uf5AzRG\
    AmcV6YF0_YHKPfqYmp8yWQTKncycRJmuBtBPPtEirZEZvA_4rTHUu5EWOnK8OTrnxzpw",\
    "e":"AQAB",\
    "d":"8kIa2_1zOMfO6htkw1EXvKeil_7IDCQg5rQr_pudp9EX29D_GohOn9iy77eBpAlLgPSMNq86jDcGxIJf2no0HaAx\
    4uN0fteuUhiP0UG9cK4lvTd6kpV-Mbuk7MpbmOHX8w9-y22vwKfJcY_uvE3r0U3PhtOkptjTHsh5AR0IILzcHSSNATPIR\
    PSLX-bhiIOeKi9inXonwiY83DdfZO38Par44-XY-SCMSZBGr4IhoqXG_EeLsiCX2hbRo_kcm-hjjiZsuMLChpXatc4f9c\
    I6plOC70p4zeSm5vQYm8NHzrcVJCsAVnvUUCsasHxcVscbGQS9l3rlq26TM6M4DeuR",\
    "p":"-zGvUEMOA58cCycZgEBaD0Fm8syG_w_HRFD2c9fSxjMnkTn_G_Y5UTqdeTzV67I_zXH1YON8GLdSIG3KaeDWIkk-\
    px5_X_oPjvhTEaRN9tI_D4l5Esnnyp_OKCJOkGC2C6bTof5XFGCzsK1FwHW7PieKNtufFMtx1oHq-v6wFHc",\
    "q":"wxBZaK5ssfmUQhUV_Qd-jb-E5FUCNMjK0MJKnrQD1d3xWDdAvB3yRMde8u9vuOCyMknbgRkBfYQj87TT4AUb69sl\
    Jc55PEOqONZbvi_sIS54wkYXawycDi9XNeKOXKFuP2dXgWeUCiSfLzUFYp9DVhyzCWbH1PF4n2P3E5TKVlE",\
    "dp":"yCTsZO0oq2YJODGtNe0QVPtthaPFJFF0GlDQLbkXLejwa9xkEel7_ebQNhts72GVSKK2Or7G0AKxIzmXgAkvVR4\
    7F3lLUDO0Vdwyg-oAXNtkd4K3v2q0j1QJNR0wsAT-yAXitj4rMAdk5S8KVrD3wixLCi6vcCgxyhK2IcrwjT0",\
    "dq":"ozIUe34itivmm_rkMJOKj7EBz75HYD31YP6MS4a0BsPu3S0s3bX4MQ7UI0-rGvPyYhxkpvdyxb4-DfDlqnDb0VH\
    BHIZH6-F4kqDUlKOnXINyyKa3hPpBvaRhxFVNYbY1dJpTHZK4ylulSmuDm-U_AtZz-5Of8Eot7rxFxH4hYmE",\
    "qi":"KMVrJiueHfMfwgttUEHnAGDiLsEUEU-GscJ73XqcCfAsMB65257jdVXd5VN6H7zDByk9MZkjoZXQmWCodv1m1qu\
    KkBg8SmoeQXw3UBr3k3P9zfu_HbwQqMVNrwGlAZBi2WLEE9mC2uYnahTc0sRtGqGvk-oM_iJzSR_ABi5HLIM"}
    """)

  /// The key with which Firebase signs.
  static let firebase = PublishedKey(
    """
    {"kty":"RSA",\
    "n":"xMkjh1_9Uh67zQyiedFOvc3UyyBlE5Jtf1_DG-1BfDiYFsXrn_E0OCstb843rZzmIVW_QYbjhJt8YdTKWKuBMyas\
    ykSjKAZDcO1A5Nzq-AAcRG56LROPkeU93dRE_cQ47PSTwPs3oohiabKkqwLZJuUeFTLae3WDsLLXYqgtToBBXbjwtCW6B\
    ZJpZn3Vnqap8upf2fyD-LCJhPPJrUciZPjDbf01qd0OHeGwOsfcC46eG0T6a89OMU7n2GeJrruSZIsGNafTHW8065up6z\
    eqO9WQbonei_6elSeuRE4rk-lIFSAx90TQbDmHJI14Hsi8VTdNTdvdFfUJs4GfuSn0Uw",\
    "e":"AQAB",\
    "d":"ByQA7b1UppSzHhGUM1U364vbA2EfDQYP6OkGkVTBvt2AEB98pj0GtvapVOvH06OkXb3ls6qB4GkSxKs68A6OulaJ\
    oZaHak3j4TNywRTbhkYQWh-9WWjJMzMwbgRXjPMAWWgJYbc1jk78BzellKEE7gDiLETzbm4JHWUEvmTTRz-W273FN7365\
    WxQIVEgI3KmsgkWjaTANTPn4AtgFYwFQDLMYTpeeIeg8VEgk5xlI6twc6zQu5sPddkTqR81nygntHkP0WuZfSJV7Knryk\
    pckn_82EedV2ALuvsnhEzEeUitZVzs6FibaRt-7ieT0xWY-HjekzfgTe41yPbhN9RB3Q",\
    "p":"7YOiFTdC-TssiXwUVPnNZ8ups_DiUhbm2bXbI0b9nMM_HIhcebMS_THx3n7AYbSX4dvaIPO7Ceyn-gXZFZeIendS\
    NtcUbP5XOVA-jpnIlM06V_n0G52iwrwRWH2zOeCrofdofHUTm7EsllkXWRHILqZgadndbkeEpRz0X1afdzU",\
    "q":"1BoCFeWV2vWxgMs4YFditfEmaAjTdsWEi9PIyvyu3OwYNo_85IP4ksuR6vPZJrCCLnY0Fm2rlOr5-q_KAAx1bk0Z\
    ADCu4XZGpHGPB0tNmR-IHmhqDb-LLkAZIliW9saRro0qDpHSPiM7huqlf_XjNpOh2EJJbe8ImJtYjylWxmc",\
    "dp":"uSNrW1hJJ1cd30lN2_MgTrEtZir1b4GUjs23tGbo16JF9qrAUsjom16sJ3_r2_1WiuLBw__YouLLCRQ35CHLa5L\
    JDiBXNqKHQRCwwp1TAdJ7kQowYrpcnajVaIILC6l6f_UHiEQGdc0EcWmeznoS7XIZI0mE1ip_Vekc_5fZE6U",\
    "dq":"UGhPtBdmWSzdjvL7u2JFdK4oHjaCXDuDBTNToshqTixe_YhWmhcBzDzKY6TwBL_TimObWYlYC8uM2yF7VctjVV5\
    7BNxv399j5oF6dIxyrYMLqmNxGSctT2pTXPbyvDkJD4BKml1js9TNg1c_SKRh79XF_GMczUVaH-h8iUFluS8",\
    "qi":"CieUloXrmn3i9zgDnKfd0LGdk8BjZv_ePbKnKKBNyDxKl5xeH8oXO680jnVb7kSA6jNLYAt0h5gLNzWqqNQnJ6C\
    tTjT_qR6Bkb2JIn71sCZrPqUbdv5Nf7HerAcxqML-niuqVKgu_ns52v5mZ-rO_qbs55ftEcbPCNUqPzl2Ie8"}
    """)

  /// A key that an attacker made: nobody publishes it.
  static let attacker = PublishedKey(
    """
    {"kty":"RSA",\
    "n":"tIaq4R1ZyxV3cSO0WH5k3D3RdtBuVC2JmXAV4-3GDMoVnh0qzB822LS4GXxu21cIgl_fLbfPKuFgmtFWkWJ5kuGi\
    6Wd3QSpWLAbto2YK3hnBxTH95Qrk-QO_GKR9G3QJsPxgbl7XhnAYBFd64ZkGr9XKatIE2fi_VTJs5hT5QgpKLXonXizs9\
    wMMveSGTgvO7CF-zNmbySqomEfS6JgyYU_3SNpqFG1U4FL7GPKP8s8RwvOzroy4AM9Oi1KfwwlsxZNxYERbWl-PjvbJtM\
    JtIy-PMJjrr_I6pms1sDHgMQFQD1j_oLkttURoe6xhbQ_a__mnEIrUn6k_QvOVNpAR4Q",\
    "e":"AQAB",\
    "d":"C5s64kVGUCG9r6b5gdUCfAx3apmk9kGFPrmvlptjZ9AYSrWaWkxJdO5NhcnzwKNcVzF9wk02gw3BbcK2u5smsNRT\
    6oit6KElsCfz4FT_rt7eD-USa0bjiMT-ZMGyj3DK7LeVJZNwbOLJEIJlUprJjMWEgZCmIjN1ba9TxAkmK2ItQwuclzuuf\
    p7ml3vuHtB7lGuFGPTT8lMnC11IvaYv-6_4YHlfF3zOC-Ci5zLNV4EPd61zqGMMJuhAlylnwDRneBwS7AH5OqW_iNqWff\
    ZmeaqSuCQ3FMbtXS0kapfF5hPxFFMowNAsDpS6s0zkWuuapYqxwpaW5hQzY7lEmWfGLw",\
    "p":"5uienVMbVwzKzsQCRvV7sWPeMlcGqyh73Q8VTm4jJPLC9QZ2vW7PdwX0Z_tn9bFntF0ej3GIApesTn4n3lbA6C1K\
    s3p-UiRFjQv2POBQEGuBTWKkpGIQwkv2tCT_llValLV1iJnLPHQNgYC2ZCi9HNe34LK0tos5V4CxyxNm7nM",\
    "q":"yCSDGVknx0rE4cD7wlLI5jgG73kUOrYvTeOlCciQmQdjWx61uQzJ2kmii3hUlkmkbWxWp8HCmkFJL6jrBtTOckaX\
    95TZ-vTZkNwA_Bp5zwcl5Qu3wD3e6OZJg8cH2aYSv5aCdiXUODvpRJrtv05ZwZTHXIKx2KeVsrjzmyGWtVs",\
    "dp":"0uVpYUWzddlALoMFlWvGkqklGxMzCwaJwshw7FZZkPiMqaBCuRfJMutkY8hSFiv3DNvz-o117PA8tuAwZ7kSrbw\
    YOz7IuxtXztA7ETTKy4R074oF2AGdTuh0peoY6mSAu8vUUnQtFMTmRP6bF3XB6-L2laqCtSsJr2rieBj7bRM",\
    "dq":"udtGLvTe_q_NMwNeB2-PBlMDBcD_ayIhvYfni7VHqgP1XPmgsW5RyDbXDgM5MbLDUaXotrI0_8AesXaAgoB-Ehr\
    CJnSBFA3qOB5Ff9cqRHmT1CZUhd4usUKhBBGAlbol8OpYzlSExY_FKCNjImMk8KIznBH2C4ZcenJMLkQ7yr8",\
    "qi":"lngvimDudE28HrBl8aEs2_2dM4CofOOad2-mZJenov5rQAA48EfGflW9WGUz3x02dI52degGsFG3DFhL0QrKX-G\
    Xmm1lRPfmWsjid0uawhxbeTiyXbJS3BhyhaWe8SCR-nNZoxDRjLnOz0e-jhiQV7VptNrmyRQNm1apge6uLIQ"}
    """)
}
