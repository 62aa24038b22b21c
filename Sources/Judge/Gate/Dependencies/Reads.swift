import SwiftSyntax

/// The properties of the surrounding type that a piece of code reads.
struct Reads {
    enum Use: Hashable {
        case whole
        /// `user.name`
        case member(String)
        /// `city.lowercased()`, `model.load()`
        case method
    }
    private(set) var uses: [String: Set<Use>] = [:]
    private(set) var written: Set<String> = []

    mutating func add(_ use: Use, of property: String) { uses[property, default: []].insert(use) }
    mutating func addWrite(to property: String) { written.insert(property) }

    /// The properties that the code reads, that can change, and that `identity` leaves out. The result has the order in
    /// which the type declares the properties.
    func omitted(from identity: Reads, of type: TypeOutline, _ outlines: TypeOutlines) -> [String] {
        type.properties.flatMap { property -> [String] in
            guard let uses = uses[property.name], !written.contains(property.name) else { return [] }
            let known = identity.uses[property.name] ?? []
            let isKnown = known.contains(.whole) || known.contains(.method)
            guard !isKnown, let nature = Nature(of: property, in: type, outlines) else { return [] }
            let members = uses.compactMap { use in if case .member(let name) = use { name } else { nil } }
            let unknown = members.filter { !known.contains(.member($0)) }.sorted()
            let paths = unknown.map { "\(property.name).\($0)" }
            switch nature {
            case .object: return paths
            case .value, .either:
                let isReadWhole = uses.contains(.whole) || nature == .value && uses.contains(.method)
                // An example of correct code: `load(user)` under `.task(id: user.id)`.
                if isReadWhole { return known.isEmpty ? [property.name] : paths }
                return known.isEmpty && !paths.isEmpty ? [property.name] : paths
            }
        }
    }

    /// The ways in which a property can change while a closure that reads the property is running. Nil if the property
    /// cannot change, or if a change of the property has no effect.
    private enum Nature {
        /// The property holds a value, which the app can replace by another value.
        case value
        /// The property keeps the same object, but properties of that object change.
        case object
        /// The source does not show whether the property is a value or an object.
        case either

        init?(of property: TypeOutline.Property, in type: TypeOutline, _ outlines: TypeOutlines) {
            guard !property.isConstant, property.type?.contains("->") != true else { return nil }
            let own = Self.kind(of: property, outlines)
            switch property.wrapper {
            case nil, "Binding", "AppStorage", "SceneStorage":
                self = own
            case "State":
                // If the app never writes a `@State` property, the property holds an object or never changes.
                self = type.changing.contains(property.name) ? own : .object
            case "Environment":
                guard let key = property.argument, !Self.actions.contains(key) else { return nil }
                self = key.hasPrefix("\\") ? .value : .object
            case "ObservedObject", "StateObject", "EnvironmentObject", "Bindable":
                self = .object
            default:
                return nil
            }
        }

        private static func kind(of property: TypeOutline.Property, _ outlines: TypeOutlines) -> Self {
            if let initial = property.initial, initial.isLiteral { return .value }
            guard let type = property.type else { return .either }
            let name = type.trimmingSuffix { "?!".contains($0) }
            if name.hasPrefix("[") || values.contains(where: { name == $0 || name.hasPrefix($0 + "<") }) {
                return .value
            }
            return switch outlines[name]?.kind {
            case .value: .value
            case .object: .object
            case .unknown, nil: .either
            }
        }

        private static let values: Set<String> = [
            "String", "Substring", "Character", "Int", "UInt", "Int64", "Double", "Float", "CGFloat", "Bool",
            "Decimal",
            "URL", "Date", "UUID", "Data", "Locale", "Calendar", "TimeZone", "TimeInterval", "Duration",
            "CGSize",
            "CGPoint", "CGRect", "Set", "Array", "Dictionary", "Optional", "Range", "ClosedRange",
        ]
        /// Environment values that never change, such as `dismiss`.
        private static let actions: Set<String> = [
            "\\.dismiss", "\\.openURL", "\\.openWindow", "\\.dismissWindow", "\\.dismissSearch", "\\.refresh",
            "\\.modelContext", "\\.managedObjectContext", "\\.undoManager",
        ]
    }
}

extension Syntax {
    fileprivate var isLiteral: Bool {
        switch kind {
        case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .arrayExpr,
            .dictionaryExpr:
            true
        default: false
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ matches: (Character) -> Bool) -> String {
        var rest = self[...]
        while let last = rest.last, matches(last) { rest.removeLast() }
        return String(rest)
    }
}
