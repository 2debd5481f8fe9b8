extension CheckCatalogue {
  static let authorizationResponse: [any Check] = [
    AnswerInQueryCheck(), RedirectURIAnsweredCheck(), StateReturnedCheck(), IssuerReturnedCheck(),
    CodeUnguessableCheck(), CodeIssuedOnceCheck(), AuthorizationErrorCodeCheck(),
  ]
}
