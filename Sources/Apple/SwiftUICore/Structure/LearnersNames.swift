import Wire

/// Caches the names of the app's types in traces: `ProfilePicture`, not `ProfilePicture<Text, Int>`.
@MainActor enum LearnersNames {
    private static var known: [ObjectIdentifier: String?] = [:]

    /// Types of Apple's modules and of the engine have no name in traces. Events in a `NavigationView` are attributed
    /// to the app's view that contains the `NavigationView`.
    static func name(of type: Any.Type) -> String? {
        if let name = known[ObjectIdentifier(type)] { return name }
        // The same text as `String(describing:)`, without the costly check for the type's conformances.
        let short = _typeName(type, qualified: false).withoutTypeArguments
        let module = String(_typeName(type).prefix { $0 != "." })
        let isLearners = !AppleFrameworks.offered.contains(module) && !short.hasPrefix("_")
        let name = isLearners ? short : nil
        known[ObjectIdentifier(type)] = .some(name)
        return name
    }
}
