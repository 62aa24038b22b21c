import VirtualTime

/// Lengths of time as scenarios write them: a number and its unit, with or without a space between them.
enum DurationSyntax {
    enum Fault: Error { case malformed, tooLong }

    /// Units in nanoseconds, longest first. The names of the units are the same as in `Duration.spelled`.
    private static let units: [(name: String, size: Int64)] = [
        ("h", 3_600_000_000_000), ("min", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000),
        ("us", 1_000), ("µs", 1_000), ("ns", 1),
    ]
    private static let longest: Int64 = 10_000 * 3_600_000_000_000

    /// The exact duration, computed with integers: `0.1s` is a hundred million nanoseconds.
    static func parse(_ text: String) throws(Fault) -> Duration {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        var rest = text[digits.endIndex...]
        var fraction: Substring = ""
        if rest.first == "." {
            fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
            guard !fraction.isEmpty else { throw .malformed }
            rest = rest[fraction.endIndex...]
        }
        guard !digits.isEmpty, let unit = units.first(where: { $0.name == rest }) else { throw .malformed }
        guard let whole = Int64(digits), whole <= longest / unit.size else { throw .tooLong }
        var nanoseconds = whole * unit.size
        var share = unit.size
        for digit in fraction {
            // The smallest unit is the nanosecond, so `0.5ns` is an error.
            guard let value = digit.wholeNumberValue.map(Int64.init), share % 10 == 0 || value == 0 else {
                throw .malformed
            }
            guard value > 0 || share >= 10 else { continue }
            share /= 10
            nanoseconds += value * share
        }
        guard nanoseconds <= longest else { throw .tooLong }
        return .nanoseconds(nanoseconds)
    }

    static func print(_ duration: Duration) -> String {
        duration.spelled.filter { $0 != " " }
    }
}

extension Duration {
    /// Reads a length of time as scenarios write it, such as `300ms`; returns nil for any other text.
    public init?(spelled text: String) {
        do throws(DurationSyntax.Fault) { self = try DurationSyntax.parse(text) } catch { return nil }
    }
}
