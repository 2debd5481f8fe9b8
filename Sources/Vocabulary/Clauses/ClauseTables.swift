/// Every demand that touches the flows, by document.
package enum ClauseTables {
  /// The clauses, in the order of the documents and of their sections.
  package static let all: [Clause] = [
    authorizationEndpoints, authorizationGrant, authorizationFrameworkSecurity, bearerTokens,
    signatures, keys, tokens, proofKey, nativeApps, serverMetadata, tokenPractices, accessTokens,
    issuerIdentification, bestPractices, attacksAndMitigations, identityTokens,
    authenticationRequests, authenticationResponses,
  ].flatMap(\.self)

  /// The documents that have clauses, each once, in that order.
  package static let documents: [SourceDocument] = {
    var documents: [SourceDocument] = []
    for clause in all where documents.last != clause.reference.document {
      documents.append(clause.reference.document)
    }
    return documents
  }()
}
