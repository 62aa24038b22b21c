/// Whether an init of the learner is running now, and of which type: read off the stack.
///
/// A view's init runs inside its parent's body, and so does the init of a model that is made there. Nothing tells the
/// engine of either; but whatever begins work is called by the init, however indirectly, and stands below it.
public enum InitFrames {
    /// What stands at a return address of the learner's code: a type's init, or something else.
    private enum Frame {
        case initialiser(of: String)
        case other
    }

    private struct Library {
        let base: UInt
        var symbols: SymbolTable
        let module: String
    }

    private nonisolated(unsafe) static var callers: () -> [UInt] = { [] }
    private nonisolated(unsafe) static var library: Library?
    private nonisolated(unsafe) static var known: [UInt: Frame] = [:]

    /// From now on the frames of the learner's library are read: it was loaded at `base` from the file at `path`, and
    /// the compiler knows it as `module`. `callers` gives the return addresses on the stack, innermost first.
    public static func follow(
        libraryAt base: UInt, of path: String, module: String, callers: @escaping () -> [UInt]
    ) throws {
        library = Library(base: base, symbols: try SymbolTable(of: path), module: module)
        self.callers = callers
    }

    /// The type whose init is running nearest to the caller; nil when none is.
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
        // A call may be the last thing in a function; the address after it is no longer part of that function.
        guard let library, address > library.base,
            let symbol = self.library?.symbols.symbol(at: UInt64(address - 1 - library.base))
        else { return .other }
        return MangledInit(symbol, module: library.module).map { .initialiser(of: $0.type) } ?? .other
    }
}
