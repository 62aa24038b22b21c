import CSodium
import Essentials

/// The Ed25519 key that signs the certificates of this machine.
///
///     let key = try SigningKey.kept(in: file)
///     let signature = key.signature(of: page)
///     SigningKey.signature(signature, fits: page, by: key.publicKey)
///
/// A signature proves that the key's owner signed the page. A signature does not name the owner, because anyone can make
/// a key.
public struct SigningKey: Sendable {
    public let publicKey: [UInt8]
    private let secretKey: [UInt8]

    static let seedLength = 32
    static let publicLength = 32
    static let signatureLength = 64

    /// Initializing libsodium fails only on a machine without a source of randomness.
    private static let isReady = sodium_init() >= 0

    init(seed: [UInt8]) {
        precondition(Self.isReady, "libsodium cannot be initialized")
        precondition(seed.count == Self.seedLength)
        var open = [UInt8](repeating: 0, count: Self.publicLength)
        var secret = [UInt8](repeating: 0, count: crypto_sign_secretkeybytes())
        crypto_sign_seed_keypair(&open, &secret, seed)
        (publicKey, secretKey) = (open, secret)
    }

    /// Makes a new key without saving it.
    public init() {
        var system = SystemRandomNumberGenerator()
        self.init(
            seed: (0..<Self.seedLength / 8).flatMap { _ in withUnsafeBytes(of: system.next(), Array.init) })
    }

    public func signature(of bytes: [UInt8]) -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: Self.signatureLength)
        crypto_sign_detached(&signature, nil, bytes, UInt64(bytes.count), secretKey)
        return signature
    }

    static func signature(_ signature: [UInt8], fits bytes: [UInt8], by publicKey: [UInt8]) -> Bool {
        precondition(isReady, "libsodium cannot be initialized")
        guard signature.count == signatureLength, publicKey.count == publicLength else { return false }
        return crypto_sign_verify_detached(signature, bytes, UInt64(bytes.count), publicKey) == 0
    }

    // MARK: - On this machine

    /// Reads the key in this file; returns nil if the file does not exist.
    public static func existing(in file: URL) throws(CertificateFault) -> SigningKey? {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            guard !FileManager.default.fileExists(atPath: file.path) else {
                throw .key("\(file.path) cannot be read")
            }
            return nil
        }
        let text = String(decoding: data.prefix(2 * seedLength), as: UTF8.self)
        guard let seed = [UInt8](hexadecimal: text), seed.count == seedLength else {
            throw .key("\(file.path) is damaged; remove it, and the next certificate makes a new key")
        }
        return SigningKey(seed: seed)
    }

    /// Reads the key in this file; if the file does not exist, makes a new key file that only the user can read.
    public static func kept(in file: URL) throws(CertificateFault) -> SigningKey {
        if let key = try existing(in: file) { return key }
        let key = SigningKey()
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // An Ed25519 secret begins with its seed.
        let text = Array(key.secretKey.prefix(seedLength)).hexadecimal + "\n"
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            // Another program may have made the key file a moment ago.
            if errno == EEXIST, let key = try existing(in: file) { return key }
            throw .key("\(file.path) cannot be written: \(FailureReason.words(errno))")
        }
        defer { close(descriptor) }
        guard write(descriptor, text, text.utf8.count) == text.utf8.count else {
            unlink(file.path)
            throw .key("\(file.path) cannot be written: \(FailureReason.words(errno))")
        }
        return key
    }
}
