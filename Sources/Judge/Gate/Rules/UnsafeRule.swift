import SwiftSyntax

/// Unsafe memory access can break Swift's guarantees, and with them what the engine knows about an app.
///
/// Much of it is inlined by the compiler and leaves no import in the built answer. So no declaration of the answer's own
/// exempts such a name.
///
///     withUnsafePointer(to: &model) { … }   // no
///     withUnsafeContinuation { … }          // yes: a continuation cannot reach memory that is not its own
enum UnsafeRule: Rule {
    static let code = "unsafe"

    private static let names = Set([
        "Unmanaged", "OpaquePointer", "CVaListPointer", "AutoreleasingUnsafeMutablePointer", "NSValue",
        "unsafeBitCast", "unsafeDowncast", "assumingMemoryBound", "withMemoryRebound", "bindMemory",
        "takeRetainedValue", "takeUnretainedValue", "dlopen", "dlsym", "memcpy", "memmove",
    ]).union(samples)

    /// Members that give the address of a sound's samples, and what writes and reads there. A subscript of it knows no end.
    static let samples: Set<String> = [
        "floatChannelData", "int16ChannelData", "int32ChannelData", "audioBufferList",
        "mutableAudioBufferList", "mData", "streamDescription", "storeBytes", "loadUnaligned",
    ]
    private static let tasks: Set<String> = [
        "withUnsafeContinuation", "withUnsafeThrowingContinuation", "withUnsafeCurrentTask",
    ]

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        if let name = call(node) { return objection(to: node, name) }
        guard let name = label(of: node) ?? modifier(node) ?? Reference(node)?.name, isUnsafe(name)
        else { return nil }
        return objection(to: node, name)
    }

    private static func objection(to node: Syntax, _ name: String) -> Objection {
        Objection(
            node, "\(name) reaches into memory behind Swift's back.",
            instead: "Use values, arrays and references; an answer needs no pointers.")
    }

    private static func isUnsafe(_ name: String) -> Bool {
        guard !tasks.contains(name) else { return false }
        let isPointer = name.hasPrefix("Unsafe") && name.hasSuffix("Pointer")
        return names.contains(name) || isPointer
            || ["withUnsafe", "unsafe", "_unsafe"].contains(where: name.hasPrefix)
    }

    /// Methods of Foundation's classes that write to memory or read it without knowing where it ends. Swift makes a
    /// pointer of `&bytes`, and a class's method leaves no import.
    private static func call(_ node: Syntax) -> String? {
        guard let call = node.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifier?
                .name
        else { return nil }
        let labels = call.arguments.compactMap { $0.label?.identifier?.name }
        let writes =
            writers.contains(name) && call.arguments.contains { $0.expression.is(InOutExprSyntax.self) }
        let reads = labels.contains("withBytes") || (name == "append" && labels == ["length"])
        return writes || reads ? name : nil
    }

    private static let writers: Set<String> = [
        "getBytes", "copyBytes", "getCharacters", "getCString", "getObjects", "getObjectValue",
        "replaceBytes", "getLineStart", "getParagraphStart", "getUUIDBytes",
    ]

    /// `span[unchecked: 9]`, `Array(unsafeUninitializedCapacity: 9) { … }`
    private static func label(of node: Syntax) -> String? {
        let label = node.as(LabeledExprSyntax.self)?.label?.identifier?.name
        return label == "unchecked" ? "unsafe subscript" : label
    }

    /// `unowned(unsafe) let model: Model`, which is a pointer without a check.
    private static func modifier(_ node: Syntax) -> String? {
        guard let modifier = node.as(DeclModifierSyntax.self), modifier.name.text == "unowned",
            modifier.detail?.detail.text == "unsafe"
        else { return nil }
        return "unsafe"
    }
}
