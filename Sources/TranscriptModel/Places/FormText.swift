import WireFormats

/// A form that stands as text inside another value: Firebase's `postBody` is one in a JSON string.
enum FormText {
  /// The parameters, if the text is plainly a form: at least two, each with a name and a value.
  static func parameters(in text: WireText) -> FormParameters? {
    let form = FormParameters(parsing: text)
    let isForm = form.all.count > 1 && form.all.allSatisfy(isParameter)
    return isForm ? form : nil
  }

  private static func isParameter(_ parameter: FormParameter) -> Bool {
    !parameter.rawName.isEmpty && parameter.rawName.utf8.allSatisfy(PercentEncoding.isUnreserved)
      && parameter.rawValue?.contains(" ") == false && parameter.isWellEncoded
  }
}
