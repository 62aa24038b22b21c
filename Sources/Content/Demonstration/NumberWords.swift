enum NumberWords {
    private static let small = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ]

    /// Writes a number in words up to twelve, and larger numbers in digits.
    static func word(_ number: Int) -> String {
        small.indices.contains(number) ? small[number] : "\(number)"
    }

    /// Writes a number with its noun: `one request`, `two requests`, `no requests`.
    static func phrase(_ number: Int, _ noun: String) -> String {
        let count = number == 0 ? "no" : word(number)
        return "\(count) \(number == 1 ? noun : plural(noun))"
    }

    private static func plural(_ noun: String) -> String {
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        return noun + (["s", "x", "ch", "sh"].contains { noun.hasSuffix($0) } ? "es" : "s")
    }
}
