import CSodium
import Essentials

/// The hash with which a page's content security policy allows one script or one style: `sha256-…`.
struct SourceHash: CustomStringConvertible {
    let description: String

    /// Initializes libsodium. Initializing libsodium fails only on a machine without a source of randomness.
    private static let isReady = sodium_init() >= 0

    init(of text: String) {
        description = "sha256-\(Data(Self.digest(of: Array(text.utf8))).base64EncodedString())"
    }

    static func digest(of bytes: [UInt8]) -> [UInt8] {
        precondition(isReady, "libsodium cannot be initialized")
        var digest = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
        crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
        return digest
    }
}
