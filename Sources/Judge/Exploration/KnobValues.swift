import Scenario
import Wire

/// The values that the explorer tries for each input of an app, the plainest value first. The values to try come from
/// the source's assignments and comparisons, and from typical values of the type. If the source compares an input with
/// 3, the values to try are 2, 3 and 4.
struct KnobValues: Sendable {
    private let values: [(name: String, choices: [String])]

    init(_ knobs: [Knob], _ hints: SourceOutline.KnobHints) {
        values = knobs.map { knob in
            let examples = hints.examples[knob.name] ?? []
            let choices =
                switch knob.kind {
                case "int": Self.integers(examples, hints.literals)
                case "double": examples + ["1", "2", "0.5", "0", "100"]
                case "bool": examples + ["false", "true"]
                default: Self.texts(examples, hints.literals)
                }
            var known: Set<String> = []
            return (knob.name, choices.filter { known.insert($0).inserted })
        }
    }

    var first: Inputs { Inputs(values.map { KnobSetting(knob: $0.name, value: $0.choices[0]) }) }

    /// Chooses the plainest value or a random value for each input.
    func draw(_ random: inout SplitMix64) -> Inputs {
        var inputs = first
        for name in names where Bool.random(using: &random) {
            guard let value = choices(of: name).randomElement(using: &random) else { continue }
            inputs.take([KnobSetting(knob: name, value: value)])
        }
        return inputs
    }

    var names: [String] { values.map(\.name) }

    func choices(of name: String) -> [String] { values.first { $0.name == name }?.choices ?? [] }

    private static func integers(_ examples: [String], _ literals: [String]) -> [String] {
        let edges = literals.compactMap { Int($0) }.filter { $0 < Int.max && $0 > Int.min }
        return examples.filter { Int($0) != nil } + ["1", "2", "3", "0", "11", "12", "40", "200", "300"]
            + edges.prefix(6).flatMap { ["\($0)", "\($0 + 1)", "\($0 - 1)"] }
    }

    /// If the examples contain numbers, the explorer varies only the numbers, because the app may expect exactly this
    /// format.
    private static func texts(_ examples: [String], _ literals: [String]) -> [String] {
        let formed = examples.filter { $0.contains(where: \.isNumber) }
        guard formed.isEmpty else { return examples + formed.flatMap(FormedText.variations) }
        // The explorer tries an empty text only if the source gives no example text.
        return examples + ["a", "b", "c", "ab", "abc"]
            + literals.filter { $0.contains(where: \.isLetter) }.prefix(8)
            + (examples.isEmpty ? [""] : [])
    }
}

/// Varies the numbers in a text such as `200x300`.
enum FormedText {
    static func variations(of text: String) -> [String] {
        var parts: [String] = []
        var wasDigit: Bool?
        for character in text {
            let isDigit = character.isASCII && character.isNumber
            if isDigit == wasDigit {
                parts[parts.count - 1].append(character)
            } else {
                parts.append("\(character)")
            }
            wasDigit = isDigit
        }
        let places = parts.indices.filter { Int(parts[$0]) != nil }
        let numbers = places.compactMap { Int(parts[$0]) }
        return others(than: numbers).map { numbers in
            var parts = parts
            for (place, number) in zip(places, numbers) { parts[place] = "\(number)" }
            return parts.joined()
        }
    }

    /// For two numbers, the variants include pairs that a faulty id confuses: swapped numbers, equal products, and
    /// digits that look equal without a separator. The pairs (1, 12) and (11, 2) look equal when an app joins the
    /// numbers to the id 112.
    private static func others(than numbers: [Int]) -> [[Int]] {
        guard numbers.count == 2, let first = numbers.first, let last = numbers.last else {
            return numbers.indices.flatMap { place in
                [1, 2, 12].map { number in
                    var others = numbers
                    others[place] = number
                    return others
                }
            }
        }
        let halves = first.isMultiple(of: 2) ? [[first / 2, last * 2]] : []
        return [[last, first], [first + 1, last], [first, last + 1]] + halves
            + [[1, 12], [11, 2], [1, 2], [2, 1]]
    }
}
