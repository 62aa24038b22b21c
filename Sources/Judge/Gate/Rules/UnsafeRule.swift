import SwiftSyntax

/// Refuses unsafe memory access. Unsafe memory access can break Swift's guarantees, and so change the engine's records
/// of an app.
///
/// The compiler inlines many unsafe calls, so the built answer shows no import. `UnsafeRule` refuses a name even if the
/// answer declares it, because the compiler can inline unsafe calls.
///
///     withUnsafePointer(to: &model) { … }   // no
///     withUnsafeContinuation { … }          // yes: a continuation reaches no other memory
enum UnsafeRule: Rule {
    static let code = "unsafe"

    private static let names = Set([
        "Unmanaged", "OpaquePointer", "CVaListPointer", "AutoreleasingUnsafeMutablePointer", "NSValue",
        "unsafeBitCast", "unsafeDowncast", "assumingMemoryBound", "withMemoryRebound", "bindMemory",
        "takeRetainedValue", "takeUnretainedValue", "dlopen", "dlsym", "memcpy", "memmove",
        // Members that return pointers to a sound's samples, and members that read and write the samples.
        "floatChannelData", "int16ChannelData", "int32ChannelData", "audioBufferList",
        "mutableAudioBufferList", "mData", "streamDescription", "storeBytes", "loadUnaligned",
    ])
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
            node, "\(name) reaches memory without Swift's checks.",
            instead: "Use values, arrays and references; an app needs no pointers.")
    }

    private static func isUnsafe(_ name: String) -> Bool {
        guard !tasks.contains(name) else { return false }
        let isPointer = name.hasPrefix("Unsafe") && name.hasSuffix("Pointer")
        return names.contains(name) || isPointer
            || ["withUnsafe", "unsafe", "_unsafe"].contains(where: name.hasPrefix)
    }

    /// The name of a Foundation method that reads or writes memory without bounds; nil for other calls. Only the source
    /// shows a call of a class's method, because the built library imports no symbol for the method.
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

    /// The argument label of an unsafe call, as in `span[unchecked: 9]`.
    private static func label(of node: Syntax) -> String? {
        let label = node.as(LabeledExprSyntax.self)?.label?.identifier?.name
        return label == "unchecked" ? "unsafe subscript" : label
    }

    /// The word `unsafe` in `unowned(unsafe) let model: Model`, where the property is an unchecked pointer.
    private static func modifier(_ node: Syntax) -> String? {
        guard let modifier = node.as(DeclModifierSyntax.self), modifier.name.text == "unowned",
            modifier.detail?.detail.text == "unsafe"
        else { return nil }
        return "unsafe"
    }
}
