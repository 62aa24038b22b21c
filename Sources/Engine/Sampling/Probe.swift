import Foundation
import Wire

/// One attempt to read a type: gives it all that it asks for, and writes that down as JSON.
final class Probe {
    /// A place where the JSON has a value, and how many there are to choose from.
    struct Leaf {
        let pattern: String
        let node: SampleNode
        var name: String { node.name }
        /// Counted only where a failure makes others worth a try.
        let others: () -> Int
    }

    let token: SampleToken
    let decoder: JSONDecoder
    let root = SampleNode()
    /// Which of its values a place takes, by its pattern; the first one if it is not here.
    private let choices: [String: Int]
    /// In the order in which they were asked for.
    private(set) var leaves: [Leaf] = []
    /// What is being read, from the outside in.
    private(set) var types: [any Decodable.Type] = []

    /// No honest type is deeper.
    private static let deepest = 60
    /// How often a type may occur in itself.
    private static let mostLevels = 2

    init(token: SampleToken, decoder: JSONDecoder, choices: [String: Int]) {
        (self.token, self.decoder, self.choices) = (token, decoder, choices)
    }

    /// Reads a type at this place.
    func read<T: Decodable>(_ type: T.Type, at node: SampleNode) throws -> T {
        if let leaf = type as? any SampledLeaf.Type {
            return try same(leaf.sampled(at: node, by: self), as: type)
        }
        if let known = try enumeration(type, at: node) { return known }
        guard types.count < Self.deepest else {
            throw SampleProblem.endless(TypeName.of(type), at: node.name)
        }
        if let collection = type as? any SampledCollection.Type {
            if isEndless(collection.base) { node.count = 0 }
            collection.prepare(node, for: token.word)
        }
        types.append(type)
        defer { types.removeLast() }
        return try T(from: SampleDecoder(probe: self, node: node))
    }

    /// True if the place is better left empty: nothing is wanted there, or there would be no end.
    func leavesOut(_ type: any Decodable.Type, at node: SampleNode) -> Bool {
        words(at: node).isUsuallyLeftOut || isEndless((type as? any SampledCollection.Type)?.base ?? type)
    }

    func words(at node: SampleNode) -> SampleWords { SampleWords(token: token, node: node) }

    /// The usual value for this place, or one of the others if a failure goes away with that.
    func choose<Value>(
        _ usual: @autoclosure () -> Value, or others: @escaping () -> [Value], at node: SampleNode
    ) -> Value {
        let pattern = node.pattern
        leaves.append(Leaf(pattern: pattern, node: node, others: { others().count }))
        guard let choice = choices[pattern], choice > 0 else { return usual() }
        let values = others()
        return values.isEmpty ? usual() : values[min(choice, values.count) - 1]
    }

    // MARK: - What a type is

    private func isEndless(_ type: Any.Type) -> Bool {
        !(type is any SampledLeaf.Type) && types.count { $0 == type } >= Self.mostLevels
    }

    /// A case of an enumeration with raw values, each in its turn within a list.
    private func enumeration<T: Decodable>(_ type: T.Type, at node: SampleNode) throws -> T? {
        let values = EnumCases.all(of: type) ?? []
        let raw = values.compactMap { ($0 as? any RawRepresentable)?.rawValue }
        guard !raw.isEmpty, raw.count == values.count else { return nil }
        // The place behind the last case is for a type that reads itself in its own way.
        let turn = choose(0, or: { Array(1...raw.count) }, at: node)
        guard turn < raw.count else { return nil }
        let place = (turn + node.index) % raw.count
        switch raw[place] {
        case let text as String: node.become(text: text)
        case let number as any BinaryInteger: node.content = .value("\(number)")
        case let number as any BinaryFloatingPoint: node.content = .value("\(number)")
        default: return nil
        }
        return values[place]
    }

    private func same<T>(_ value: Any, as type: T.Type) -> T {
        guard let value = value as? T else { preconditionFailure("a leaf made \(value) for \(type)") }
        return value
    }
}
