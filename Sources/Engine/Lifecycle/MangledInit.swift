import Wire

/// The compiler's name of a function that is an init of the learner's, or computes the initial value of a stored property.
///
///     MangledInit("$s6Answer5ModelCACycfc", module: "Answer")?.type      // "Model"
struct MangledInit {
    /// The type's own name, without the types and the function around it.
    let type: String

    init?(_ symbol: String, module: String) {
        // `fc` initializes, `fC` allocates first, `fi` computes the initial value of a property, `fP` that of one with a
        // wrapper. Functions that are generated into the library for other modules, such as `Task.init`, do not count.
        let module = "\(module.utf8.count)\(module)"
        guard symbol.hasPrefix("$s\(module)") || symbol.contains("\(module)E"),
            ["fc", "fC", "vpfi", "vpfP"].contains(where: symbol.hasSuffix),
            let name = DemangledName(symbol)?.text
        else { return nil }
        type = Self.type(in: name)
    }

    /// The name is only shown. An unknown form of it gives a wrong name and does no other harm.
    private static func type(in name: String) -> String {
        // Of a private type: `Answer.(Loader in _7F3A).init() -> Answer.(Loader in _7F3A)`.
        var name = name.replacing(#/\((\w+) in _[0-9A-F]+\)/#) { $0.output.1 }
        // Of a local type: `Model #1 in Answer.Screen.body.getter : some`, with the init first.
        if let local = name.firstMatch(of: #/(?:init|__allocating_init)\(.*?\) -> (\w+) #\d+ in /#) {
            return String(local.output.1)
        }
        let property = name.firstMatch(
            of: #/^(?:variable initialization expression|property wrapper backing initializer) of /#)
        if let property { name.removeSubrange(property.range) }
        // The path to the init or to the property ends where its arguments or its type begin.
        let path = name.prefix { !"(<: ".contains($0) }.split(separator: ".")
        let own = path.dropLast()
        return String(own.last ?? path.last ?? "")
    }
}
