/// A type that is made of values of another type, and can do without any.
protocol SampledCollection {
    /// What it is made of.
    static var element: Any.Type { get }
    /// As it is written in source.
    static var written: String { get }
    /// Says what its place needs, before it is read there.
    static func prepare(_ node: SampleNode, for token: String)
}

extension SampledCollection {
    static func prepare(_ node: SampleNode, for token: String) {}

    /// What it is made of in the end: `Place` of `[[Place]]?`.
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
            // A list in which keys and values take turns.
            node.count = node.count ?? 2
        }
    }
}
