import CommandLineTool

await Tool.main(Array(CommandLine.arguments.dropFirst()))
