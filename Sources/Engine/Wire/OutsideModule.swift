/// The names that an app uses from a package that is not on this machine, as printed by `course-gate --outside`.
///
///     KFImage(url).placeholder { Spinner() }     // a view with an init and a method
///     SentrySDK.logger.info(message)             // a type, its static property, and a method of that property's type
///
/// `OutsideModule` contains only names whose types the gate (the source checker) can infer. The course leaves out code
/// for which the source checker cannot infer the outside types.
public struct OutsideModule: Codable, Hashable, Sendable {
    public var name: String
    public var types: [OutsideType] = []
    /// Modifiers that all views have, such as `.sentryTrace("Feed")`.
    public var modifiers: [OutsideModifier] = []
    /// The types of environment values by key, such as `Service` for `@Environment(\.service) var service: Service`.
    public var keys: [String: String] = [:]

    public var isEmpty: Bool { types.isEmpty && modifiers.isEmpty }

    public init(_ name: String) { self.name = name }

    /// Returns a copy that contains only the given names.
    public func limited(to names: Set<String>) -> OutsideModule {
        var module = self
        module.types.removeAll { !names.contains($0.name) }
        module.modifiers.removeAll { modifier in
            !modifier.call.names.contains(where: names.contains)
                || modifier.base.map(names.contains) == true
        }
        let types = Set(module.types.map(\.name))
        module.keys = keys.filter { names.contains($0.key) && types.contains($0.value) }
        return module
    }
}

/// A type that an outside module declares, or the unnamed type of a value in the module.
public struct OutsideType: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable { case value, view, object, abstract }

    public var name: String
    public var kind: Kind
    public var initializers: [OutsideCall] = []
    public var members: [OutsideMember] = []
    public var types: [OutsideType] = []

    public init(_ name: String, _ kind: Kind) { (self.name, self.kind) = (name, kind) }
}

/// A static or instance member of an outside type.
public struct OutsideMember: Codable, Hashable, Sendable {
    public enum Result: Codable, Hashable, Sendable {
        case nothing
        /// The type that owns the member.
        case this
        /// A type that the member's owner lists in `types`.
        case type(String, isOptional: Bool)
    }

    public var isStatic: Bool
    public var call: OutsideCall
    /// True for a method; false for a property.
    public var isCalled: Bool
    public var result: Result

    public init(_ call: OutsideCall, isStatic: Bool, isCalled: Bool, result: Result) {
        (self.call, self.isStatic, self.isCalled, self.result) = (call, isStatic, isCalled, result)
    }
}

public struct OutsideModifier: Codable, Hashable, Sendable {
    public var call: OutsideCall
    /// The outside type that has the modifier as a method; nil for a modifier that all views have.
    public var base: String?
    public init(_ call: OutsideCall, base: String?) { (self.call, self.base) = (call, base) }
}

/// The name of a function, with the arguments of one of its calls.
public struct OutsideCall: Codable, Hashable, Sendable {
    public enum Value: Codable, Hashable, Sendable {
        case any, none, list, dictionary
        /// A name after a leading dot, such as `.large`.
        case choice(String)
        /// A view builder closure with parameters of the listed types.
        case builder([String])
        case action([String])
    }

    public struct Argument: Codable, Hashable, Sendable {
        public var label: String?
        public var value: Value
        public init(_ label: String?, _ value: Value) { (self.label, self.value) = (label, value) }
    }

    public var name: String
    public var arguments: [Argument]

    /// The function's name, followed by its argument labels. If only an argument label is unknown, the whole function
    /// counts as unknown.
    public var names: [String] { [name] + arguments.compactMap(\.label) }

    public init(_ name: String, _ arguments: [Argument]) { (self.name, self.arguments) = (name, arguments) }
}
