import CMessageDigest
import CSodium
import Ciphers

/// Does CryptoKit's calculations with libmd and libsodium.
struct LibraryCryptography: Cryptography {
    static func install() {
        precondition(sodium_init() >= 0, "libsodium does not start")
        Cryptographer.host = LibraryCryptography()
    }

    func hash(_ message: [UInt8], by hash: HashKind) -> [UInt8] {
        switch hash {
        case .md5:
            digest(MD5_CTX(), MD5_DIGEST_LENGTH, MD5Init, { MD5Update($0, message, message.count) }, MD5Final)
        case .sha1:
            digest(
                SHA1_CTX(), SHA1_DIGEST_LENGTH, SHA1Init, { SHA1Update($0, message, message.count) },
                SHA1Final)
        case .sha256:
            digest(
                SHA2_CTX(), SHA256_DIGEST_LENGTH, SHA256Init, { SHA256Update($0, message, message.count) },
                SHA256Final)
        case .sha384:
            digest(
                SHA2_CTX(), SHA384_DIGEST_LENGTH, SHA384Init, { SHA384Update($0, message, message.count) },
                SHA384Final)
        case .sha512:
            digest(
                SHA2_CTX(), SHA512_DIGEST_LENGTH, SHA512Init, { SHA512Update($0, message, message.count) },
                SHA512Final)
        }
    }

    private func digest<State>(
        _ state: State, _ length: Int32,
        _ begin: (UnsafeMutablePointer<State>) -> Void,
        _ take: (UnsafeMutablePointer<State>) -> Void,
        _ end: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<State>) -> Void
    ) -> [UInt8] {
        var state = state
        var bytes = [UInt8](repeating: 0, count: Int(length))
        begin(&state)
        take(&state)
        end(&bytes, &state)
        return bytes
    }

    private static let tagLength = 16

    func seal(
        _ message: [UInt8], proving proven: [UInt8], by cipher: _CipherKind, nonce: [UInt8], key: [UInt8]
    ) -> [UInt8]? {
        let (count, provenCount) = (UInt64(message.count), UInt64(proven.count))
        return output(of: message.count + Self.tagLength, by: cipher) { output in
            switch cipher {
            case .aes:
                crypto_aead_aes256gcm_encrypt(
                    output, nil, message, count, proven, provenCount, nil, nonce, key)
            case .chaCha:
                crypto_aead_chacha20poly1305_ietf_encrypt(
                    output, nil, message, count, proven, provenCount, nil, nonce, key)
            }
        }
    }

    func open(
        _ sealed: [UInt8], proving proven: [UInt8], by cipher: _CipherKind, nonce: [UInt8], key: [UInt8]
    ) -> [UInt8]? {
        let (count, provenCount) = (UInt64(sealed.count), UInt64(proven.count))
        return output(of: sealed.count - Self.tagLength, by: cipher) { output in
            switch cipher {
            case .aes:
                crypto_aead_aes256gcm_decrypt(
                    output, nil, nil, sealed, count, proven, provenCount, nonce, key)
            case .chaCha:
                crypto_aead_chacha20poly1305_ietf_decrypt(
                    output, nil, nil, sealed, count, proven, provenCount, nonce, key)
            }
        }
    }

    /// Returns nil if the cipher is AES and the processor has no AES instructions, which libsodium
    /// requires.
    private func output(
        of count: Int, by cipher: _CipherKind, _ write: (UnsafeMutablePointer<UInt8>) -> Int32
    ) -> [UInt8]? {
        guard count >= 0, cipher != .aes || crypto_aead_aes256gcm_is_available() == 1 else { return nil }
        // The array needs at least one byte, because an empty array has no address.
        var bytes = [UInt8](repeating: 0, count: count + 1)
        guard write(&bytes) == 0 else { return nil }
        return Array(bytes.dropLast())
    }
}
