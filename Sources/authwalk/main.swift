import FlowSimulator
import TranscriptModel
import WireFormats

let run = try Run(RunConfiguration(lesson: "x", flow: "pkce"), in: .seeded("authwalk"))
let t = try await run.transcript()
print(CommandLine.arguments.count > 1 ? t.text : t.json.indentedText())
