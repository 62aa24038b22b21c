/// An array, set, dictionary or optional: a type that contains values of another type and may be empty.
protocol SampledCollection {
    static var element: Any.Type { get }
    static var written: String { get }
    /// Prepares a place in the sample before a value is decoded there.
    static func prepare(_ node: SampleNode, for token: String)
}

extension SampledCollection {
    static func prepare(_ node: SampleNode, for token: String) {}

    /// The innermost element type: `Place` for `[[Place]]?`.
    static var base: Any.Type {
        guard let inner = element as? any SampledCollection.Type else { return element }
        return inner.base
    }
}

extension Array: SampledCollection {
    static var element: Any.Type { Element.self }
    static var written: String { "[\(TypeName.of(Element.self))]" }
}

extension Set: SampledCollection {
    static var element: Any.Type { Element.self }
    static var written: String { "Set<\(TypeName.of(Element.self))>" }
}

extension Optional: SampledCollection {
    static var element: Any.Type { Wrapped.self }
    static var written: String { "\(TypeName.of(Wrapped.self))?" }
}

extension Dictionary: SampledCollection {
    static var element: Any.Type { Value.self }
    static var written: String { "[\(TypeName.of(Key.self)): \(TypeName.of(Value.self))]" }

    static func prepare(_ node: SampleNode, for token: String) {
        if Key.self == Int.self {
            node.keys = ["1", "2"]
        } else if Key.self is any CodingKeyRepresentable.Type, let cases = EnumCases.all(of: Key.self) {
            node.keys = cases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
        } else if Key.self != String.self {
            // `JSONDecoder` decodes a dictionary with other keys than strings and integers from a list of
            // alternating keys and values.
            node.count = node.count ?? 2
        }
    }
}
