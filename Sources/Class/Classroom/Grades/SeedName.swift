import Scenario

/// How results name a seed: by its number, or by the fingerprint of a secret seed.
public enum SeedName: Codable, Hashable, Sendable, CustomStringConvertible {
    case number(UInt64)
    case fingerprint(String)

    public init(_ seed: RunSeed) {
        self = seed.number.map(Self.number) ?? .fingerprint(seed.description)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(UInt64.self) {
            self = .number(number)
        } else {
            self = .fingerprint(try container.decode(String.self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .fingerprint(let words): try container.encode(words)
        }
    }

    public var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .fingerprint(let words): words
        }
    }
}
