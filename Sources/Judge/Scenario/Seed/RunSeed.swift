import CSodium

/// The start value of all random choices in a run.
///
///     let seed: RunSeed = 7                 // not secret
///     let seed = RunSeed.secret()           // for an examination: 128 random bits
///     "\(seed)"                             // "7"; a secret seed shows a fingerprint: "secret 5c0d91e2a47f3b86"
///
/// Each purpose has a label and gets its values from a keyed hash of that label. The hash is BLAKE2b, by libsodium, and
/// its key is a hash of the seed. Numbers for one purpose do not help to guess the seed or the numbers for another
/// purpose.
public struct RunSeed: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    private enum Value: Hashable {
        case number(UInt64)
        case secret(UInt128)
    }

    private let value: Value
    /// The key for the seed's hashes: a hash of the seed's value, computed once.
    private let key: [UInt8]

    private init(_ value: Value) {
        self.value = value
        var key = [UInt8](repeating: 0, count: 32)
        Self.hash("course, seed \(Self.revealed(value))", key: [], into: &key)
        self.key = key
    }

    public init(_ number: UInt64) { self.init(.number(number)) }

    public init(integerLiteral number: UInt64) { self.init(.number(number)) }

    /// Reads a seed in the form of `revealed`: a number, or the 32 hexadecimal digits of a secret seed.
    public init?(revealed word: String) {
        if word.utf8.count == Self.secretDigits {
            guard word.utf8.first != UInt8(ascii: "+"), let secret = UInt128(word, radix: 16) else {
                return nil
            }
            self.init(.secret(secret))
        } else {
            guard let number = UInt64(word) else { return nil }
            self.init(.number(number))
        }
    }

    private static let secretDigits = 32

    /// A new random seed that cannot be guessed.
    public static func secret() -> RunSeed {
        precondition(sodium_init() >= 0, "libsodium cannot be initialized")
        var bytes = [UInt8](repeating: 0, count: 16)
        randombytes_buf(&bytes, bytes.count)
        return RunSeed(secret: bytes)
    }

    private init(secret bytes: some Sequence<UInt8>) {
        self.init(.secret(bytes.reduce(0) { $0 << 8 | UInt128($1) }))
    }

    /// For 0, the seed itself; for a greater `place`, another seed that depends on this seed and `place`.
    public func further(_ place: Int) -> RunSeed {
        guard place > 0 else { return self }
        switch value {
        case .number(let number): return RunSeed(number &+ UInt64(place))
        case .secret: return RunSeed(secret: bytes(for: "seed \(place + 1)").prefix(16))
        }
    }

    public var isSecret: Bool {
        switch value {
        case .number: false
        case .secret: true
        }
    }

    /// The seed as a number; nil for a secret seed.
    public var number: UInt64? {
        switch value {
        case .number(let number): number
        case .secret: nil
        }
    }

    /// The text that reports may show: the number, or the fingerprint of a secret seed.
    public var description: String {
        switch value {
        case .number(let number): "\(number)"
        case .secret: "secret \(Self.hexadecimal(bytes(for: "fingerprint").prefix(8)))"
        }
    }

    /// The number of the seed, even if the seed is secret. A person who knows the seed can repeat the run, and can
    /// predict every response.
    public var revealed: String { Self.revealed(value) }

    private static func revealed(_ value: Value) -> String {
        switch value {
        case .number(let number): return "\(number)"
        case .secret(let secret):
            let digits = String(secret, radix: 16)
            return String(repeating: "0", count: secretDigits - digits.count) + digits
        }
    }

    private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
    }
}

/// Encodes the number, or the fingerprint of a secret seed.
extension RunSeed: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let number { try container.encode(number) } else { try container.encode(description) }
    }
}

// MARK: - Draws

extension RunSeed {
    /// 64 random bytes for the purpose with this label.
    public func bytes(for label: String) -> [UInt8] {
        var drawn = [UInt8](repeating: 0, count: 64)
        Self.hash(label, key: key, into: &drawn)
        return drawn
    }

    /// An endless stream of numbers for a purpose. A person who knows a few numbers of a stream may compute the rest of
    /// that stream, but no other stream.
    public func stream(for label: String) -> SplitMix64 {
        let state = bytes(for: label).prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return SplitMix64(seed: state, stream: 0)
    }

    /// The seed for the app's own random numbers; the app's process receives no other part of the run's seed.
    public var ofHost: UInt64 {
        var stream = stream(for: "host")
        return stream.next()
    }

    private static func hash(_ text: String, key: [UInt8], into result: inout [UInt8]) {
        let message = Array(text.utf8)
        let failed = crypto_generichash(
            &result, result.count, message, UInt64(message.count), key.isEmpty ? nil : key, key.count)
        precondition(failed == 0, "libsodium hashes no \(result.count) bytes with a key of \(key.count)")
    }
}
