import Lifecycle

/// The values that have been pushed, of any types, from the bottom up.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable]

    public init() {
        elements = []
    }

    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    /// Pushes a page for `value`, once the path is written to its stack.
    public mutating func append<Value: Hashable>(_ value: Value) {
        elements.append(AnyHashable(value))
    }

    /// Pops the last pages.
    public mutating func removeLast(_ count: Int = 1) {
        elements.removeLast(count)
    }
}
