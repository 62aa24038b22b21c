/// Reads the call stack to find the learner's type whose init is running.
///
/// The engine cannot observe inits: a body creates views and models without calling the engine. While an init starts
/// work, even indirectly, the init's stack frame is on the call stack.
public enum InitFrames {
    /// A function on the call stack: the init of a learner's type, or any other function.
    private enum Frame {
        case initialiser(of: String)
        case other
    }

    private struct Library {
        var symbols: SymbolTable
        let module: String
        var base: UInt = 0
    }

    private nonisolated(unsafe) static var callers: () -> [UInt] = { [] }
    private nonisolated(unsafe) static var library: Library?
    private nonisolated(unsafe) static var known: [UInt: Frame] = [:]

    /// Reads the symbol names in the learner's library, whose Swift module is `module`, without running the library's
    /// code.
    public static func read(libraryAt path: String, module: String) throws {
        library = Library(symbols: try SymbolTable(of: path), module: module)
    }

    /// Sets the library's load address, and a closure that reads the call stack. `callers` returns the return
    /// addresses on the stack, innermost first.
    public static func follow(from base: UInt, callers: @escaping () -> [UInt]) {
        library?.base = base
        self.callers = callers
    }

    /// The library's caches for types (symbols that end in `MD`), and its functions that cache a conformance (symbols
    /// that end in `Wl`).
    public static var typesAndConformances: (types: [UInt], conformances: [UInt]) {
        guard let library, library.base != 0 else { return ([], []) }
        func addresses(_ kind: SymbolTable.Kind, _ ending: String) -> [UInt] {
            library.symbols.offsets(of: kind, ending: ending).map { library.base + UInt($0) }
        }
        return (addresses(.data, "MD"), addresses(.function, "Wl"))
    }

    public static var libraryAddress: UInt { library?.base ?? 0 }

    /// The type of the innermost running init; nil if no init is running.
    static var nearestType: String? {
        for address in callers() {
            if case .initialiser(let type) = frame(at: address) { return type }
        }
        return nil
    }

    private static func frame(at address: UInt) -> Frame {
        if let known = known[address] { return known }
        let found = read(address)
        known[address] = found
        return found
    }

    private static func read(_ address: UInt) -> Frame {
        // A call may be a function's last instruction, so a return address may already belong to the next function.
        guard let library, address > library.base,
            let symbol = self.library?.symbols.symbol(at: UInt64(address - 1 - library.base))
        else { return .other }
        return MangledInit(symbol, module: library.module).map { .initialiser(of: $0.type) } ?? .other
    }
}
