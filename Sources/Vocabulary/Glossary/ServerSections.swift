extension Glossary {
  static let serverSections =
    sections(
      of: .rfc8414,
      [
        "2": "the members of the metadata, and what an absent one means",
        "3": "where the metadata is found",
        "3.1": "the request for the metadata: where the well-known path goes into the URL",
        "3.2": "the metadata response: a JSON object",
        "3.3": "the issuer in the metadata has to be the one that was asked",
        "6.2": "a server that passes itself off as another, and how TLS and 'issuer' prevent it",
      ])
    + sections(
      of: .rfc9207,
      [
        "2": "the parameter 'iss' of every answer, errors included",
        "2.3": "the server says in its metadata that it sends 'iss'",
        "2.4": "the app compares 'iss' exactly, and gives up when it differs",
        "3": "the member of the metadata that promises 'iss'",
      ])
    + sections(
      of: .rfc3986,
      [
        "2.1": "how a byte is written as '%' and two digits",
        "2.3": "the characters that never need that",
        "6.2.1": "comparing two URIs as plain text",
      ])
}
