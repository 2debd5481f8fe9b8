/// What a word in a lesson file names; the raw value is how messages call it.
enum VocabularyKind: String {
  case step, participant, setting, error, defence, attack
}
