import Foundation

/// A parsed predicate format; together with a predicate's arguments, it tests objects.
indirect enum PredicateTree {
    case constant(Bool)
    case all([PredicateTree])
    case any([PredicateTree])
    case not(PredicateTree)
    case comparison(Comparison)

    struct Comparison {
        var quantifier: Quantifier?
        var left: Term
        var relation: Relation
        var right: Term
        var ignoresCase: Bool
        var ignoresAccents: Bool
    }

    enum Quantifier: String {
        case any = "ANY"
        case some = "SOME"
        case all = "ALL"
        case none = "NONE"
    }

    enum Relation: String {
        case equal = "=="
        case unequal = "!="
        case less = "<"
        case greater = ">"
        case atMost = "<="
        case atLeast = ">="
        case isIn = "IN"
        case contains = "CONTAINS"
        case begins = "BEGINSWITH"
        case ends = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
        case between = "BETWEEN"
    }

    indirect enum Term {
        case object
        case value(Any?)
        /// The position of the argument for a conversion such as `%@`.
        case argument(Int)
        /// The position of the argument for `%K`, which names a property.
        case key(Int)
        case path(String)
        case list([Term])

        func value(of object: Any, _ arguments: [Any?]) -> Any? {
            let value: Any? =
                switch self {
                case .object: object
                case .value(let value): value
                case .argument(let number): arguments.indices.contains(number) ? arguments[number] : nil
                case .key(let number):
                    Self.value(at: "\(Term.argument(number).value(of: object, arguments) ?? "")", of: object)
                case .path(let path): Self.value(at: path, of: object)
                case .list(let terms): terms.compactMap { $0.value(of: object, arguments) }
                }
            let content = ManagedValue.content(of: value)
            return content is NSNull ? nil : content
        }

        private static func value(at path: String, of object: Any) -> Any? {
            path == "self" ? object : (object as? NSManagedObject)?.value(forKeyPath: path)
        }
    }

    func isTrue(of object: Any, _ arguments: [Any?]) -> Bool {
        switch self {
        case .constant(let value): value
        case .all(let trees): trees.allSatisfy { $0.isTrue(of: object, arguments) }
        case .any(let trees): trees.contains { $0.isTrue(of: object, arguments) }
        case .not(let tree): !tree.isTrue(of: object, arguments)
        case .comparison(let comparison):
            comparison.isTrue(
                comparison.left.value(of: object, arguments), comparison.right.value(of: object, arguments))
        }
    }
}

extension PredicateTree.Comparison {
    fileprivate func isTrue(_ left: Any?, _ right: Any?) -> Bool {
        guard let quantifier else { return holds(left, right) }
        let elements = ManagedValue.elements(of: left) ?? []
        return switch quantifier {
        case .any, .some: elements.contains { holds($0, right) }
        case .all: elements.allSatisfy { holds($0, right) }
        case .none: !elements.contains { holds($0, right) }
        }
    }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch relation {
        case .equal: return isEqual(left, right)
        case .unequal: return !isEqual(left, right)
        case .less: return order(left, right) == .orderedAscending
        case .greater: return order(left, right) == .orderedDescending
        case .atMost: return order(left, right).map { $0 != .orderedDescending } ?? false
        case .atLeast: return order(left, right).map { $0 != .orderedAscending } ?? false
        case .between:
            guard let ends = ManagedValue.elements(of: right), ends.count == 2 else { return false }
            return order(left, ends[0]).map { $0 != .orderedAscending } == true
                && order(left, ends[1]).map { $0 != .orderedDescending } == true
        case .isIn: return contains(left, in: right)
        case .contains: return contains(right, in: left)
        case .begins: return agree(left, right) { $0.hasPrefix($1) }
        case .ends: return agree(left, right) { $0.hasSuffix($1) }
        case .like: return agree(left, right) { Self.matches($0, Self.pattern(like: $1)) }
        case .matches: return agree(left, right, Self.matches)
        }
    }

    private func agree(_ left: Any?, _ right: Any?, _ test: (String, String) -> Bool) -> Bool {
        guard let text = folded(left), let part = folded(right) else { return false }
        return test(text, part)
    }

    private func contains(_ part: Any?, in whole: Any?) -> Bool {
        if let elements = ManagedValue.elements(of: whole) { return elements.contains { isEqual($0, part) } }
        guard let text = folded(whole), let part = folded(part) else { return false }
        return !part.isEmpty && text.contains(part)
    }

    private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (nil, _), (_, nil): false
        case (let one as NSManagedObject, let id as NSManagedObjectID): one.objectID == id
        case (let id as NSManagedObjectID, let other as NSManagedObject): other.objectID == id
        case (let one as String, let other as String): folded(one) == folded(other)
        case (let one as NSObject, let other as NSObject): one == other
        case (let one as AnyHashable, let other as AnyHashable): one == other
        default: false
        }
    }

    private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
        guard let one, let other else { return nil }
        return ManagedValue.order(folded(one) ?? one, folded(other) ?? other)
    }

    /// A text without the differences that `[cd]` ignores; nil for other values.
    private func folded(_ value: Any?) -> String? {
        guard let text = value as? String else { return nil }
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresAccents { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }

    /// Makes a regular expression from a pattern of `LIKE`: `*` matches any text, and `?` matches
    /// one character.
    private static func pattern(like text: String) -> String {
        text.map { $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: "\($0)") }
            .joined()
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
    }
}
