import Wire

/// The names of view types in traces, cached: `ProfilePicture`, not `ProfilePicture<Text, Int>`.
@MainActor enum ViewNames {
    private static var known: [ObjectIdentifier: String?] = [:]

    /// The name is nil for views of Apple's modules and the engine: events in a `NavigationView` belong to the
    /// learner's view around it.
    static func name(of view: any View.Type) -> String? {
        if let name = known[ObjectIdentifier(view)] { return name }
        // The text of `String(describing:)`, without the costly check for the type's conformances.
        let short = _typeName(view, qualified: false).withoutTypeArguments
        let module = String(_typeName(view).prefix { $0 != "." })
        let isLearners =
            module != "SwiftUI" && !AppleFrameworks.names.contains(module) && !short.hasPrefix("_")
        let name = isLearners ? short : nil
        known[ObjectIdentifier(view)] = .some(name)
        return name
    }
}
