import Simulation
import TranscriptModel
import Vocabulary
import WireFormats

/// What everybody can look up about the participants of the PKCE flow.
enum PKCEConstants {
  static let authorizationHost: WireText = "authorization-server.example"
  static let issuer: WireText = "https://\(authorizationHost)"
  static let authorizationEndpoint = issuer + Path.authorization
  static let tokenEndpoint = issuer + Path.token
  static let keySetURL = issuer + Path.keys

  /// Where the endpoints of the authorization server are.
  enum Path {
    static let authorization: WireText = "/authorize"
    static let login: WireText = "/login"
    static let token: WireText = "/oauth/token"
    static let keys: WireText = "/jwks"
  }

  /// For how many seconds things are good that the authorization server issues.
  enum Lifetime {
    static let loginPage = 3600
    static let code = 600
    static let accessToken = 3600
    static let idToken = 3600
    static let refreshToken = 30 * 24 * 3600
  }

  /// The photo app.
  static let clientID: WireText = "eKNjzFFjH9A1ysYd"
  /// Where it takes answers: a scheme that is its domain name in reverse order.
  static let redirectURI: WireText = "com.example.app:/auth"
  /// Which app a domain names as its own, in a file on its server.
  static let domainOwners: [WireText: ParticipantName] = ["app.example.com": .app]
  /// The secret that its maker registered, and that ships in every copy.
  static let shippedSecret: WireText = "shipped-in-every-copy"
  /// The octets that every copy of an app without fresh verifiers uses.
  static let builtInVerifierOctets = Array("a verifier built into the binary".utf8)

  /// Another client of the same server.
  static let otherClientID: WireText = "another-app"
  /// Where that client takes answers.
  static let otherRedirectURI: WireText = "com.example.another:/auth"
}

extension PublishedKey {
  /// The key with which the authorization server signs.
  static let authorizationServer = PublishedKey(
    """
    {"kty":"RSA",\
    "n":"zq66kytSEetlEB44ROVS3Icz0t2FZNPhziX5brwUHBrKA-Eu-7LLGwBN2OTXdnD34shoQOU05_toZf275sbAI\
    7jwcC7-AqUJl_Sp2uJKEfjlM7iFE0e4eudQD20PjNEo4wWxTWQ0itjR9op4wMUIkVBvWGkSYWorcDbPUI7yxindDRk\
    4aWgcKYF9sdN3EEd84UdZG_4_NErvO2oFivuJFKcc9RjwOWGs82sXEf8REgIUFP_USZijKhwCw4ZWCE4JkvTi2I4JW\
    00sZwkKD0ZwMJ2L3e-ITaXABLi558wQmcdYGeFDJXKzb1VN0I3fxEgfP0qMBymEB-1V38YtOB1s6w",\
    "e":"AQAB",\
    "d":"CdKN5UnafdBNmuKpOguoO05B2aRatIUQqnYJ4p1Ooj8T54HaO30LLly3ZKFhVnrWuJuWaiQFKEV2hk5YdT-Mg\
    cYbqyvfqxXz1ZnCslPYCFPZH2S_KzI8VWYT2yNhIfnxpMf3bAGoMO4xx2vqSY2zpOzCEl0uNYA0X7rtxwV_tTMKyai\
    XGBZLFAzcEEvLfB8jMlNPnTFXqg2qxfwAZQUr_GVTSfCk040eJADRjVV31Qpgac8cTl7791u1QU-7vBl7z2hdp0Faw\
    LhGZISJWpZeVK8y51yjb2S-Us0KEZjkhxw5cWv8Fx8H1hH7PjouWiZtwfBn-ExG4SOKH2V-sNHLXQ",\
    "p":"81PxFTqvFeNkFJM4PLHI1dsFX5-04eOS3_TUyHWUlBXe7urf4J-y4ALzE7hqMa0LFi6txH2oVqeT0P_ko3r3S\
    Wgx9Ld_oJ-J33p83nSUpNh39geYzIacNRz92e99mGaWtYJWFwYT5pFhYFFjLqV3jkjWzW4t7eLu6kTg4Q36Hpc",\
    "q":"2XI6v0RAwMiBgOWqzalmNdfDWzQt5XVuoAdFhWcZ81iHl73Q7EvF1LJX23bsQNRHRV_Rh4a8SK6-AgkkAtUFV\
    Pt2iSK46xhPaZcIAnOpblfHcadOnhy7XRHWgKWCVj6poNqYsAUyDdnKKCy5WsR06P0kWUg-gAOZGtP7ohqQQs0",\
    "dp":"8t0hj1LXVj1zsqWOR-Ya0nic0GiTHbMK8cVoa_wPpA6ASG7drVE4NCY9f71dIN_aZPWKMshIsNTp0HzYM-OT\
    1gzNb7eHB0a1UfzrjQ1HH5F_imzisaDZYJnjNRa4gNhELD4-txQ14LfSPVR-bhxxS-6flsMVzI3ocKL24SoWL1k",\
    "dq":"jE-yatMu-XcoYbVRVu41Xw8AJyzvZL43CRpIGQHjc-wvapH4a1GlsU73dE0zu81-w9xFhy9A9aGUSBn_27f7\
    fc_ZuDnomwMP0zG64GIj9Wi88LCmAU7G9BJbmJ20EdTTflEv730axGdBlFTvsgtM6T7XoqkEc3Re6jnZiMudRQ0",\
    "qi":"Ei6WPwXXJdb18AY93ywgdtOZbznS63oEaxjtyBVk2TYzWV1C0vIr0d1u4fyR3NkIxFlc_bRXgW8Dh0pwDK57\
    EoGhniis9dODwqprKyzwnY3eRHLN7UCHzQHpt7i-lWLoT1lf7pYIOmiCev_ic6wcRiJynpRaOxnqQzfL6AmeN-E"}
    """)
}
