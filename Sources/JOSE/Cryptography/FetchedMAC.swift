import COpenSSL

/// Owns one `EVP_MAC`, looked up once for the life of the process.
///
/// `@unchecked Sendable`: OpenSSL never changes a fetched method, and counts its uses atomically.
final class FetchedMAC: @unchecked Sendable {
  static let hmac = FetchedMAC("HMAC")

  let pointer: OpaquePointer

  private init(_ name: String) {
    pointer = OpenSSLErrorQueue.performOrEnd("find '\(name)'") { EVP_MAC_fetch(nil, name, nil) }
  }

  deinit { EVP_MAC_free(pointer) }
}
