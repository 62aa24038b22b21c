import CSodium

/// What everything unpredictable in a run is drawn from.
///
///     let seed: RunSeed = 7                 // no secret
///     let seed = RunSeed.secret()           // for an examination: 128 random bits
///     "\(seed)"                             // 7, and of a secret one its fingerprint: "secret 5c0d91e2a47f3b86"
///
/// Each purpose has a label, and draws from a keyed hash of that label (BLAKE2b, by libsodium; the key is a hash of the
/// seed). So what is drawn for one purpose tells nothing of the seed, nor of what is drawn for another.
public struct RunSeed: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    private enum Value: Hashable {
        case number(UInt64)
        case secret(UInt128)
    }

    private let value: Value
    /// Of all draws: a hash of the value, made once.
    private let key: [UInt8]

    private init(_ value: Value) {
        self.value = value
        var key = [UInt8](repeating: 0, count: 32)
        Self.hash("course, seed \(Self.revealed(value))", key: [], into: &key)
        self.key = key
    }

    public init(_ number: UInt64) { self.init(.number(number)) }

    public init(integerLiteral number: UInt64) { self.init(.number(number)) }

    /// Reads what `revealed` writes: a number, or the 32 hexadecimal digits of a secret seed.
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

    /// A new seed that cannot be guessed.
    public static func secret() -> RunSeed {
        precondition(sodium_init() >= 0, "libsodium cannot be initialized")
        var bytes = [UInt8](repeating: 0, count: 16)
        randombytes_buf(&bytes, bytes.count)
        return RunSeed(secret: bytes)
    }

    private init(secret bytes: some Sequence<UInt8>) {
        self.init(.secret(bytes.reduce(0) { $0 << 8 | UInt128($1) }))
    }

    /// Itself, and for each place after 0 another seed: the number that follows, or what only a secret one can draw.
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

    /// The number of a seed that is no secret.
    public var number: UInt64? {
        switch value {
        case .number(let number): number
        case .secret: nil
        }
    }

    /// What every reader may see.
    public var description: String {
        switch value {
        case .number(let number): "\(number)"
        case .secret: "secret \(Self.hexadecimal(bytes(for: "fingerprint").prefix(8)))"
        }
    }

    /// The seed itself, secret or not: with it the run can be repeated, and every answer of the network is known.
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

/// A number, or the fingerprint of a secret seed.
extension RunSeed: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let number { try container.encode(number) } else { try container.encode(description) }
    }
}

// MARK: - Draws

extension RunSeed {
    /// The 64 bytes of this purpose.
    public func bytes(for label: String) -> [UInt8] {
        var drawn = [UInt8](repeating: 0, count: 64)
        Self.hash(label, key: key, into: &drawn)
        return drawn
    }

    /// Any number of words for this purpose. Some of them may give the rest of them away, and nothing of other purposes.
    public func stream(for label: String) -> SplitMix64 {
        let state = bytes(for: label).prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return SplitMix64(seed: state, stream: 0)
    }

    /// The seed of the randomness that the app itself can ask for. It is the only part of a seed that an app's process has.
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
