import SwiftSyntax

/// Unsafe memory access can break Swift's guarantees, and with them what the engine knows about an app.
///
///     withUnsafePointer(to: &model) { … }   // no
///     withUnsafeContinuation { … }          // yes: a continuation cannot reach memory that is not its own
enum UnsafeRule: Rule {
    static let code = "unsafe"

    private static let names: Set<String> = [
        "Unmanaged", "OpaquePointer", "CVaListPointer", "AutoreleasingUnsafeMutablePointer", "NSValue",
        "unsafeBitCast", "unsafeDowncast", "assumingMemoryBound", "withMemoryRebound", "bindMemory",
        "takeRetainedValue", "takeUnretainedValue", "unsafeAddress", "dlopen", "dlsym", "memcpy", "memmove",
    ]
    private static let tasks: Set<String> = [
        "withUnsafeContinuation", "withUnsafeThrowingContinuation", "withUnsafeCurrentTask",
    ]

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        guard let reference = Reference(node), !declared.contains(reference.name) else { return nil }
        let name = reference.name
        let isPointer = name.hasPrefix("Unsafe") && name.hasSuffix("Pointer")
        let lends = (name.hasPrefix("withUnsafe") || name.hasPrefix("_unsafe")) && !tasks.contains(name)
        guard names.contains(name) || isPointer || lends else { return nil }
        return Objection(
            node, "\(name) reaches into memory behind Swift's back.",
            instead: "Use values, arrays and references; an answer needs no pointers.")
    }
}
