import Wire

/// The names of views in traces, each made once: `ProfilePicture`, not `ProfilePicture<Text, Int>`.
@MainActor enum ViewNames {
    private static var known: [ObjectIdentifier: String?] = [:]

    /// Nil for the views of Apple's modules and the engine's own: what happens in a `NavigationView` belongs to the learner's
    /// view around it.
    static func name(of view: any View.Type) -> String? {
        if let name = known[ObjectIdentifier(view)] { return name }
        // What `String(describing:)` says of a type, without asking the runtime first what the type conforms to.
        let short = String(_typeName(view, qualified: false).prefix { $0 != "<" })
        let module = String(_typeName(view).prefix { $0 != "." })
        let isLearners =
            module != "SwiftUI" && !AppleFrameworks.names.contains(module) && !short.hasPrefix("_")
        let name = isLearners ? short : nil
        known[ObjectIdentifier(view)] = .some(name)
        return name
    }
}
