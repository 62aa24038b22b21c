import Scenario
import Wire

/// The values that each input of an app can be given, the plainest first: what the source gives it, what the source compares
/// with and what is next to that, and a few of its type.
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

    /// Every input with its plainest value.
    var first: Inputs { Inputs(values.map { KnobSetting(knob: $0.name, value: $0.choices[0]) }) }

    /// Some of them with another.
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

    /// A text that has a form is only varied in its numbers: its app may be unable to read another one.
    private static func texts(_ examples: [String], _ literals: [String]) -> [String] {
        let formed = examples.filter { $0.contains(where: \.isNumber) }
        guard formed.isEmpty else { return examples + formed.flatMap(FormedText.variations) }
        // Where there is a default, an app may rely on having something.
        return examples + ["a", "b", "c", "ab", "abc"]
            + literals.filter { $0.contains(where: \.isLetter) }.prefix(8)
            + (examples.isEmpty ? [""] : [])
    }
}

/// A text with numbers in it, as `200x300`: the same form with other numbers.
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

    /// With two numbers also those that are easily taken for them: the other way round, of the same area, and written one after the
    /// other the same.
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
