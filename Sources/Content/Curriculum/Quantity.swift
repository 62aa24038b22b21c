/// A number as people write it, perhaps with a unit of time.
///
///     Quantity("3s"), Quantity("3000 ms"), Quantity("three seconds")   // all the same
struct Quantity {
    private let value: Double
    private let unit: Unit?

    private enum Unit: Double {
        case milliseconds = 0.001
        case seconds = 1
        case minutes = 60

        init?(_ word: some StringProtocol) {
            switch word {
            case "ms", "msec", "millisecond", "milliseconds": self = .milliseconds
            case "s", "sec", "secs", "second", "seconds": self = .seconds
            case "m", "min", "mins", "minute", "minutes": self = .minutes
            default: return nil
            }
        }
    }

    private static let words = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ]

    /// Reads a number, which a noun may follow: `5 requests`. Returns nil if the text does not begin with a number.
    init?(_ text: String) {
        let text = text.drop { $0.isWhitespace }
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
        let first = digits.isEmpty ? text.prefix { $0.isLetter } : digits
        let rest = text.dropFirst(first.count).drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
        if let number = Double(digits.replacing(",", with: ".")) {
            value = number
        } else if let number = Self.words.firstIndex(of: String(first)) {
            value = Double(number)
        } else if ["none", "no", "nothing", "never", "once", "twice"].contains(String(first)) {
            value = first == "once" ? 1 : first == "twice" ? 2 : 0
        } else {
            return nil
        }
        unit = Unit(rest)
    }

    /// True if a guess equals a measured number; a number without a unit gets the unit of the other number.
    func agrees(with measured: Quantity) -> Bool {
        let (own, other) = (unit ?? measured.unit, measured.unit ?? unit)
        let difference = value * (own?.rawValue ?? 1) - measured.value * (other?.rawValue ?? 1)
        return abs(difference) < 0.000_001
    }
}
