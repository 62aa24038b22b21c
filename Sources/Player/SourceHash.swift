import CSodium
import Foundation

/// The hash by which a page's policy names the one script and the one style that a browser may use: `sha256-…`.
struct SourceHash: CustomStringConvertible {
    let description: String

    /// libsodium is set up once, by the first hash. It fails only on a machine without a source of randomness.
    private static let isReady = sodium_init() >= 0

    init(of text: String) {
        precondition(Self.isReady, "libsodium cannot be initialized")
        let bytes = Array(text.utf8)
        var digest = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
        crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
        description = "sha256-\(Data(digest).base64EncodedString())"
    }
}
