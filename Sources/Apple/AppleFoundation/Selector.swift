import Lifecycle

/// A selector: a method to call later, such as `#selector(dismissKeyboard)`. Linux has no Objective-C runtime to find
/// methods by name, so a selector contains the method (`decisions/0078`). A selector made only from a name calls no
/// method.
nonisolated public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    public let description: String
    private let method: (@MainActor (_ target: Any?, _ arguments: [Any?]) -> Bool)?

    public init(_ name: String) { (description, method) = (name, nil) }
    public init(stringLiteral name: String) { self.init(name) }

    fileprivate init(
        at place: String, _ method: @escaping @MainActor (_ target: Any?, _ arguments: [Any?]) -> Bool
    ) {
        (description, self.method) = (place, method)
    }

    public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Calls the selector's method with only as many arguments as the method has parameters. Returns false if the
    /// target has no such method or an argument has the wrong type.
    @discardableResult package func call(on target: Any?, _ arguments: Any?...) -> Bool {
        guard let method else { return false }
        let (target, arguments) = (UncheckedBox(target), UncheckedBox(arguments))
        return onEngine { method(target.value, arguments.value) }
    }
}

// MARK: - The compiled form of `#selector(…)`

nonisolated public func _selector<Answer>(
    _ method: @escaping @MainActor () -> Answer, file: String = #fileID, line: Int = #line
) -> Selector {
    Selector(at: "\(file):\(line)") { _, _ in
        _ = method()
        return true
    }
}

nonisolated public func _selector<First, Answer>(
    _ method: @escaping @MainActor (First) -> Answer, file: String = #fileID, line: Int = #line
) -> Selector {
    Selector(at: "\(file):\(line)") { _, arguments in
        guard let first = arguments.first as? First else { return false }
        _ = method(first)
        return true
    }
}

nonisolated public func _selector<First, Second, Answer>(
    _ method: @escaping @MainActor (First, Second) -> Answer, file: String = #fileID, line: Int = #line
) -> Selector {
    Selector(at: "\(file):\(line)") { _, arguments in
        guard arguments.count > 1, let first = arguments[0] as? First, let second = arguments[1] as? Second
        else { return false }
        _ = method(first, second)
        return true
    }
}

nonisolated public func _selector<Target: AnyObject, Answer>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Answer, file: String = #fileID,
    line: Int = #line
) -> Selector {
    Selector(at: "\(file):\(line)") { target, _ in
        guard let target = target as? Target else { return false }
        _ = method(target)()
        return true
    }
}

nonisolated public func _selector<Target: AnyObject, First, Answer>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Answer, file: String = #fileID,
    line: Int = #line
) -> Selector {
    Selector(at: "\(file):\(line)") { target, arguments in
        guard let target = target as? Target, let first = arguments.first as? First else { return false }
        _ = method(target)(first)
        return true
    }
}

nonisolated public func _selector<Target: AnyObject, First, Second, Answer>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Answer, file: String = #fileID,
    line: Int = #line
) -> Selector {
    Selector(at: "\(file):\(line)") { target, arguments in
        guard let target = target as? Target, arguments.count > 1, let first = arguments[0] as? First,
            let second = arguments[1] as? Second
        else { return false }
        _ = method(target)(first, second)
        return true
    }
}
