// Ciphers: what CryptoKit asks of the host. The host calculates with C libraries, which no answer is compiled against.

/// The hashes and ciphers themselves.
package protocol Cryptography: Sendable {
    func hash(_ message: [UInt8], by hash: HashKind) -> [UInt8]

    /// The sealed message with its tag behind it: nil if this machine cannot.
    func seal(
        _ message: [UInt8], proving proven: [UInt8], by cipher: _CipherKind, nonce: [UInt8], key: [UInt8]
    )
        -> [UInt8]?

    /// Nil also if what was sealed, or the key, is not the same.
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
