import Foundation
import Wire

/// One attempt to decode a type: supplies every value that the type decodes, and records the values as JSON.
final class Probe {
    /// A place in the JSON that has a value, with the number of alternative values.
    struct Leaf {
        let node: SampleNode
        var pattern: String { node.pattern }
        var name: String { node.name }
        /// Counts the alternative values for this place, after the type has rejected a sample.
        let others: () -> Int
    }

    let token: SampleToken
    let decoder: JSONDecoder
    let spelling: KeySpelling
    let root = SampleNode()
    /// Maps a place's pattern to the index of the chosen value. A place without an entry gets the usual value.
    private let choices: [String: Int]
    /// The places that the type has read, in order.
    private(set) var leaves: [Leaf] = []
    /// The nested types that the probe is reading, the outermost first.
    private(set) var types: [any Decodable.Type] = []

    /// The deepest nesting that the probe accepts, which real types do not reach.
    private static let deepest = 60
    /// The number of levels to which a type may be nested in itself.
    private static let mostLevels = 2

    init(token: SampleToken, decoder: JSONDecoder, choices: [String: Int]) {
        (self.token, self.decoder, self.choices) = (token, decoder, choices)
        spelling = KeySpelling(decoder.keyDecodingStrategy)
    }

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

    /// True if the sample omits the field. Responses usually omit the field, or its type would nest without end.
    func leavesOut(_ type: any Decodable.Type, named name: String) -> Bool {
        FieldName.of(name).isUsuallyLeftOut || isEndless((type as? any SampledCollection.Type)?.base ?? type)
    }

    func words(at node: SampleNode) -> SampleWords { SampleWords(token: token, node: node) }

    /// Returns the usual value for this place, unless `choices` selects an alternative value.
    func choose<Value>(
        _ usual: @autoclosure () -> Value, or others: @escaping () -> [Value], at node: SampleNode
    ) -> Value {
        leaves.append(Leaf(node: node, others: { others().count }))
        guard let choice = choices[node.pattern], choice > 0 else { return usual() }
        let values = others()
        return values.isEmpty ? usual() : values[min(choice, values.count) - 1]
    }

    // MARK: - Kinds of types

    private func isEndless(_ type: Any.Type) -> Bool {
        !(type is any SampledLeaf.Type) && types.count { $0 == type } >= Self.mostLevels
    }

    /// Reads an enumeration with raw values. Consecutive elements of a list get consecutive cases.
    private func enumeration<T: Decodable>(_ type: T.Type, at node: SampleNode) throws -> T? {
        let values = EnumCases.all(of: type) ?? []
        let raw = values.compactMap { ($0 as? any RawRepresentable)?.rawValue }
        guard !raw.isEmpty, raw.count == values.count else { return nil }
        // If no case of the enumeration fits, the function returns nil, so that the type's own `init(from:)` can
        // decode the value.
        let turn = choose(0, or: { Array(1...raw.count) }, at: node)
        guard turn < raw.count else { return nil }
        let place = (turn + node.index) % raw.count
        switch raw[place] {
        case let text as String: node.become(text: text)
        case let number as any BinaryInteger: node.become(literal: "\(number)")
        case let number as any BinaryFloatingPoint: node.become(literal: "\(number)")
        default: return nil
        }
        return values[place]
    }

    private func same<T>(_ value: Any, as type: T.Type) -> T {
        guard let value = value as? T else { preconditionFailure("a leaf made \(value) for \(type)") }
        return value
    }
}
