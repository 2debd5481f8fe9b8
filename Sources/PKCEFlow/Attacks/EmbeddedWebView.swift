import FlowsShared
import Simulation
import TranscriptModel
import Vocabulary

extension PKCEAttacks {
  static let embeddedWebView = Attack(
    "embedded-webview", "the app shows the login page in a view of its own",
    powers: [.isApp],
    goal: AttackGoal("the app knows the user's password") { run in
      let knowledge = Knowledge(after: run.steps, in: run.flow)
      return knowledge.secrets.contains {
        $0.name == ParameterName.password.rawValue && knowledge.knowers(of: $0).contains(.app)
      }
    },
    defence: .embeddedUserAgentRefused, reference: .rfc8252("8.12"),
    settings: [NamedValue("app.login_page_in", "web-view")])
}
