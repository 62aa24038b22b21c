import Wire

/// The mangled name of one of the learner's inits, or of the function that computes a stored
/// property's initial value.
///
///     MangledInit("$s6Answer5ModelCACycfc", module: "Answer")?.type      // "Model"
struct MangledInit {
    /// The type's name alone, without the types and the function around it.
    let type: String

    init?(_ symbol: String, module: String) {
        // `fc` initializes, `fC` allocates first, `fi` computes the initial value of a property, `fP` that of
        // a property with a wrapper. Excludes functions that the compiler copies into the library from other
        // modules, such as `Task.init`.
        let module = "\(module.utf8.count)\(module)"
        guard symbol.hasPrefix("$s\(module)") || symbol.contains("\(module)E"),
            ["fc", "fC", "vpfi", "vpfP"].contains(where: symbol.hasSuffix),
            let name = DemangledName(symbol)?.text
        else { return nil }
        type = Self.type(in: name)
    }

    /// The name is only displayed. A mangling that this code does not know yields a wrong
    /// name and no other harm.
    private static func type(in name: String) -> String {
        // A private type: `Answer.(Loader in _7F3A).init() -> Answer.(Loader in _7F3A)`.
        var name = name.replacing(#/\((\w+) in _[0-9A-F]+\)/#) { $0.output.1 }
        // A local type: `Model #1 in Answer.Screen.body.getter : some`, with the init in front.
        if let local = name.firstMatch(of: #/(?:init|__allocating_init)\(.*?\) -> (\w+) #\d+ in /#) {
            return String(local.output.1)
        }
        let property = name.firstMatch(
            of: #/^(?:variable initialization expression|property wrapper backing initializer) of /#)
        if let property { name.removeSubrange(property.range) }
        // The path to the init or property ends where the arguments or the type begin.
        let path = name.prefix { !"(<: ".contains($0) }.split(separator: ".")
        let own = path.dropLast()
        return String(own.last ?? path.last ?? "")
    }
}
