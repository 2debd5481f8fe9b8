/// What `?` prints at the prompt of `authwalk step`.
enum PromptHelp {
  private static let rows: [(short: String, long: String, help: String)] = [
    ("n", "next", "let the message go, and see the next one; Enter does the same"),
    ("r", "run [STEP]", "go on to the end, or until STEP waits"),
    ("b", "back [N|STEP]", "go back one step, N steps, or to STEP; what you changed stays changed"),
    (
      "s", "show [raw|decoded]",
      "the waiting message again, unfolded, or every place with its value"
    ),
    ("e", "explain WORD", "a parameter, error, check, defence or section in a few lines"),
    ("w", "who", "who knows which secret by now"),
    ("", "set PLACE=VALUE", "change a value of the waiting message: set form.code_verifier=abc"),
    ("", "add PLACE=VALUE", "add one, also a second one of the same name"),
    ("", "remove PLACE", "take one away"),
    ("", "drop, twice", "lose the message, or deliver it two times"),
    ("", "wait SECONDS", "let time pass before it is delivered"),
    ("", "without DEFENCE", "switch a defence off, from the beginning"),
    ("u", "undo", "take the last change back"),
    ("c", "compare", "play both runs to their ends, and say where yours first differs"),
    ("", "save FILE", "write the transcript so far; JSON if FILE ends in .json"),
    ("", "restart", "begin again, without your changes"),
    ("?", "help", "this list"),
    ("q", "quit", "leave, and learn how to come back"),
  ]

  /// The help.
  static func text(on screen: Screen) -> String {
    screen.columns(rows.map { (($0.short.isEmpty ? " " : $0.short) + "  " + $0.long, $0.help) })
      + screen.message(
        "A PLACE is query.NAME, form.NAME, header.NAME, json.POINTER, value.NAME, "
          + "location.query.NAME, status, body or url; for a token there, .claims.NAME or "
          + ".header.NAME behind it. 'show decoded' lists those of the waiting message.")
  }

  /// The words that begin a line, for suggestions.
  static let words = rows.flatMap { row in
    row.long.split(separator: ", ").map { String($0.prefix { $0 != " " }) }
  }
}
