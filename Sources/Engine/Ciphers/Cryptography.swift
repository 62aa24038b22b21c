// Ciphers: the interface between CryptoKit and the host. The host calculates with C libraries that no
// answer is compiled against.

/// The hashes and ciphers themselves.
package protocol Cryptography: Sendable {
    func hash(_ message: [UInt8], by hash: HashKind) -> [UInt8]

    /// The sealed message followed by its tag. Nil if this machine lacks the cipher.
    func seal(
        _ message: [UInt8], proving proven: [UInt8], by cipher: _CipherKind, nonce: [UInt8], key: [UInt8]
    )
        -> [UInt8]?

    /// Nil also if the sealed message or the key does not match.
    func open(
        _ sealed: [UInt8], proving proven: [UInt8], by cipher: _CipherKind, nonce: [UInt8], key: [UInt8]
    )
        -> [UInt8]?
}

package enum HashKind: Sendable {
    case md5, sha1, sha256, sha384, sha512
}

package enum Cryptographer {
    /// Set once, before an answer is opened.
    package nonisolated(unsafe) static var host: (any Cryptography)!
}

public enum _CipherKind: Sendable {
    case aes, chaCha
}
