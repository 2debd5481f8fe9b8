import FlowSimulator
import TranscriptModel
import WireFormats

let run = try Run(RunConfiguration(lesson: "x", flow: "pkce"), in: .seeded("authwalk"))
print(try await run.transcript().json.indentedText())
