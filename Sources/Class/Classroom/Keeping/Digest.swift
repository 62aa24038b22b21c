import CSodium

/// The SHA-256 of some bytes. A digest identifies a graded file, because two different files have different
/// digests. A digest also names web pages, because the address of a page must not contain a student's name.
///
///     "\(Digest(of: Array("abc".utf8)))"   // ba7816bf8f01cfea…
public struct Digest: Hashable, Sendable, CustomStringConvertible {
    private let bytes: [UInt8]

    /// True if libsodium is ready. Initializing libsodium fails only on a machine without a source of
    /// randomness.
    private static let isReady = sodium_init() >= 0

    public init(of text: String) { self.init(of: Array(text.utf8)) }

    public init(of bytes: [UInt8]) {
        precondition(Self.isReady, "libsodium cannot be initialized")
        var digest = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
        crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
        self.bytes = digest
    }

    public var description: String {
        bytes.map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }

    /// Chooses a number below `count`; the same bytes always give the same number.
    func place(among count: Int) -> Int {
        Int(bytes.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) } % UInt64(count))
    }
}
