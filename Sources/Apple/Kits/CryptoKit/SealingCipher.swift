public import Ciphers
public import Foundation

/// Encrypts messages, so that only owners of the key can read or change them.
public protocol _SealingCipher {
    associatedtype _Combined
    static var _kind: _CipherKind { get }
}

public enum AES {
    /// AES-GCM with 256-bit keys. libsodium supports no other key sizes, so 128-bit keys throw
    /// `incorrectKeySize`.
    public enum GCM: _SealingCipher {
        public typealias _Combined = Data?
        public static var _kind: _CipherKind { .aes }
    }
}

public enum ChaChaPoly: _SealingCipher {
    public typealias _Combined = Data
    public static var _kind: _CipherKind { .chaCha }
}

extension _SealingCipher {
    public typealias Nonce = _Nonce
    public typealias SealedBox = _SealedBox<_Combined>

    public static func seal<Message: DataProtocol>(
        _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    public static func seal<Message: DataProtocol, Proven: DataProtocol>(
        _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil, authenticating proven: Proven
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        guard key.bytes.count == Seal.keyLength else { throw CryptoKitError.incorrectKeySize }
        let sealed = Cryptographer.host.seal(
            Array(message), proving: Array(proven), by: _kind, nonce: nonce.bytes, key: key.bytes)
        guard let sealed else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return try SealedBox(combined: nonce.bytes + sealed)
    }

    public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(box, using: key, authenticating: [UInt8]())
    }

    public static func open<Proven: DataProtocol>(
        _ box: SealedBox, using key: SymmetricKey, authenticating proven: Proven
    ) throws -> Data {
        guard key.bytes.count == Seal.keyLength else { throw CryptoKitError.incorrectKeySize }
        let opened = Cryptographer.host.open(
            Array(box.ciphertext + box.tag), proving: Array(proven), by: _kind, nonce: box.nonce.bytes,
            key: key.bytes)
        guard let opened else { throw CryptoKitError.authenticationFailure }
        return Data(opened)
    }
}
