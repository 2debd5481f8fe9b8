import FlowsShared
import Simulation

extension PublishedKey {
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
