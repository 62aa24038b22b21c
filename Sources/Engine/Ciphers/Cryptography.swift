// Ciphers: the interface between CryptoKit and the host. The host calculates with C libraries that answers do not
// link.

package protocol Cryptography: Sendable {
    func hash(_ message: [UInt8], by hash: HashKind) -> [UInt8]

    /// The encrypted message and its tag; nil if this machine lacks the cipher.
    func seal(
        _ message: [UInt8], proving proven: [UInt8], by cipher: _CipherKind, nonce: [UInt8], key: [UInt8]
    )
        -> [UInt8]?

    /// The decrypted message; nil if the tag does not match, or if this machine lacks the cipher.
    func open(
        _ sealed: [UInt8], proving proven: [UInt8], by cipher: _CipherKind, nonce: [UInt8], key: [UInt8]
    )
        -> [UInt8]?
}

package enum HashKind: Sendable {
    case md5, sha1, sha256, sha384, sha512
}

package enum Cryptographer {
    /// The implementation of hashes and ciphers. The host sets the implementation before it opens an answer.
    package nonisolated(unsafe) static var host: (any Cryptography)!
}

public enum _CipherKind: Sendable {
    case aes, chaCha
}
