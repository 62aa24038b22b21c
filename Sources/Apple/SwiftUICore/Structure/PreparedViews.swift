import Lifecycle

/// Analyzes view types before the app creates a view of these types. The analysis of view types runs none of the app's
/// code.
@MainActor public enum _PreparedViews {
    private static var known: Set<ObjectIdentifier> = []

    /// Analyzes a type, the types of the fields and the types in the body. Ignores types that are neither views nor
    /// modifiers.
    /// - Parameter goesOn: called before each type is analyzed; false ends the analysis.
    public static func learn(_ type: Any.Type, while goesOn: () -> Bool) {
        var rest = [type]
        while let type = rest.popLast(), goesOn() {
            guard known.insert(ObjectIdentifier(type)).inserted else { continue }
            if let view = type as? any View.Type {
                rest += parts(of: type) + [body(of: view)]
            } else if let modifier = type as? any ViewModifier.Type {
                rest += parts(of: type) + [body(of: modifier)]
            }
        }
    }

    private static func parts(of type: Any.Type) -> [Any.Type] {
        TypeKnowledge.learn(type)
        return Connection.fieldTypes(in: type)
    }

    private static func body<Content: View>(of view: Content.Type) -> Any.Type {
        if Content.Body.self == Never.self {
            _ = view is any SeveralViews.Type
        } else {
            _ = LearnersNames.name(of: view)
            _ = CompositeNode<Content>.self
        }
        return Content.Body.self
    }

    private static func body<Modifier: ViewModifier>(of modifier: Modifier.Type) -> Any.Type {
        Modifier.Body.self
    }
}
