import Wire

/// The mangled name of one of the learner's inits, or of the function that computes a property's initial value.
///
///     MangledInit("$s6Answer5ModelCACycfc", module: "Answer")?.type      // "Model"
struct MangledInit {
    /// The type's name without the names of enclosing types and functions.
    let type: String

    init?(_ symbol: String, module: String) {
        // At the end of a mangled name, `fc` means an init, `fC` an allocating init, `fi` a property's initial value,
        // and `fP` a wrapped property's initial value. Without the module's name, the symbol is a function that the
        // compiler has copied from another module, such as `Task.init`.
        let module = "\(module.utf8.count)\(module)"
        guard symbol.hasPrefix("$s\(module)") || symbol.contains("\(module)E"),
            ["fc", "fC", "vpfi", "vpfP"].contains(where: symbol.hasSuffix),
            let name = DemangledName(symbol)?.text
        else { return nil }
        type = Self.type(in: name)
    }

    /// The type's name appears only in messages. For an unknown mangling, the returned name may be wrong.
    private static func type(in name: String) -> String {
        // The name of a private type looks like `Answer.(Loader in _7F3A).init() -> Answer.(Loader in _7F3A)`.
        var name = name.replacing(#/\((\w+) in _[0-9A-F]+\)/#) { $0.output.1 }
        // For a local type, the type's name comes after the init:
        // `init(…) -> Model #1 in Answer.Screen.body.getter : some`.
        if let local = name.firstMatch(of: #/(?:init|__allocating_init)\(.*?\) -> (\w+) #\d+ in /#) {
            return String(local.output.1)
        }
        let property = name.firstMatch(
            of: #/^(?:variable initialization expression|property wrapper backing initializer) of /#)
        if let property { name.removeSubrange(property.range) }
        // In the readable name, the path of the init or property ends where the arguments or the type begin.
        let path = name.prefix { !"(<: ".contains($0) }.split(separator: ".")
        let own = path.dropLast()
        return String(own.last ?? path.last ?? "")
    }
}
