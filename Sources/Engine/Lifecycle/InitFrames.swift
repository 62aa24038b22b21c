/// Reads from the stack which type's init, if any, is running in the learner's code.
///
/// A view's init runs inside its parent's body, and so does the init of a model that is made there. Nothing tells the
/// engine about either, but if an init begins work, directly or not, its frame is on the stack at that moment.
public enum InitFrames {
    /// The function at a return address of the learner's code.
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

    /// Reads the names in the learner's library, which the compiler knows as `module`. None of its code runs.
    public static func read(libraryAt path: String, module: String) throws {
        library = Library(symbols: try SymbolTable(of: path), module: module)
    }

    /// The library that was read has been loaded at `base`. `callers` returns the return addresses on the stack,
    /// innermost first. Call this before any of its code runs.
    public static func follow(from base: UInt, callers: @escaping () -> [UInt]) {
        library?.base = base
        self.callers = callers
    }

    /// The type of the innermost running init. Nil if none is running.
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
        // A call may be the last instruction of a function, and the address after it is part of the next function.
        guard let library, address > library.base,
            let symbol = self.library?.symbols.symbol(at: UInt64(address - 1 - library.base))
        else { return .other }
        return MangledInit(symbol, module: library.module).map { .initialiser(of: $0.type) } ?? .other
    }
}
