/// Numbers and lists in words, for sentences.
public enum Wording {
    /// A number with its noun: `1 request`, `12,288 bytes`.
    public static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
        "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
    }

    /// A number of repetitions in words: `once`, `twice`, `3 times`.
    public static func times(_ number: Int) -> String {
        switch number {
        case 1: "once"
        case 2: "twice"
        default: "\(grouped(number)) times"
        }
    }

    /// A number with commas, in every locale: `1,234,567`.
    public static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var text = number < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.append(digit)
        }
        return text
    }

    /// Joins words into a list: `a, b and c`.
    public static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
