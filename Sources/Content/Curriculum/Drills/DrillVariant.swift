/// One combination of values for the placeholders of a drill.
public struct DrillVariant: Hashable, Sendable {
    /// The variant's key in the learner's progress: for each line of the `vary` block, the index of the chosen
    /// value, such as `0-2-1`.
    public let key: String
    let values: [String: String]

    /// The number of placeholders whose values differ between the two variants.
    func distance(to other: DrillVariant) -> Int {
        values.count { other.values[$0.key] != $0.value }
    }

    /// Replaces the placeholders of a template by the variant's values. A line that contains only empty
    /// placeholders is removed.
    func fill(_ template: String) -> String {
        var filled: [String] = []
        for line in template.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.contains("<<") else {
                filled.append(String(line))
                continue
            }
            var text = String(line)
            for (name, value) in values { text = text.replacing("<<\(name)>>", with: value) }
            if text.contains(where: { !$0.isWhitespace }) { filled.append(text) }
        }
        return filled.joined(separator: "\n")
    }
}

/// A line of a `vary` block: one or more placeholders, and the combinations of their values.
///
///     latency: 300ms | 2s
///     inner, outer: .task { await load() } ; - | - ; .task { await load() }
struct DrillPlaceholders: Hashable, Sendable {
    private let names: [String]
    private let values: [[String]]

    /// In a `vary` block, `-` is the empty value.
    init?(_ line: String) {
        let halves = line.split(separator: ":", maxSplits: 1).map(String.init)
        guard halves.count == 2 else { return nil }
        let names = halves[0].split(separator: ",").map { Self.word($0) }
        let values = halves[1].split(separator: " | ").map { tuple in
            names.count == 1
                ? [Self.value(tuple)] : tuple.split(separator: " ; ").map { Self.value($0) }
        }
        guard !names.isEmpty, !values.isEmpty, values.allSatisfy({ $0.count == names.count }) else {
            return nil
        }
        (self.names, self.values) = (names, values)
    }

    private static func value(_ text: Substring) -> String {
        let word = Self.word(text)
        return word == "-" ? "" : word
    }

    private static func word(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    static func combinations(of lines: [DrillPlaceholders]) -> [DrillVariant] {
        var found: [(places: [Int], values: [String: String])] = [([], [:])]
        for line in lines {
            found = found.flatMap { combination in
                line.values.enumerated().map { place, values in
                    let chosen = Dictionary(zip(line.names, values)) { first, _ in first }
                    return (
                        combination.places + [place], combination.values.merging(chosen) { _, new in new }
                    )
                }
            }
        }
        return found.map {
            DrillVariant(key: $0.places.map(String.init).joined(separator: "-"), values: $0.values)
        }
    }
}
