/// Whether an answer can keep anything outside of its own objects, for as long as its process lives: a stored global or
/// static, or what a library keeps for it.
///
/// If not, nothing of one play is left for the next, and both may be in the same process. What is not known to keep nothing
/// counts as keeping. So does what depends on addresses: those of a second play are others.
enum LastingState {
    static func isPossible(in library: LibrarySymbols?) -> Bool {
        guard let library else { return true }
        return library.data.contains(where: isVariable) || !library.imports.allSatisfy(keepsNothing)
    }

    /// A stored global ends with `vp`, a stored static with `vpZ`. A computed one has no data.
    private static func isVariable(_ symbol: String) -> Bool {
        symbol.hasPrefix("$s") && (symbol.hasSuffix("vp") || symbol.hasSuffix("vpZ"))
    }

    private static func keepsNothing(_ symbol: String) -> Bool {
        guard SymbolLicense.allows(symbol) else { return false }
        guard let name = MangledName(symbol) else { return true }
        return name.home != objectIdentifier && !name.path.contains(where: keepers.contains)
    }

    /// `ObjectIdentifier`, as symbols have it: the address of an object, by which it is hashed.
    private static let objectIdentifier = "SO"

    /// Of all that an answer may use (`SymbolLicense`), the types and members through which it reaches something that its
    /// process has one of.
    private static let keepers: Set<String> = [
        "AppStorage", "SceneStorage", "UserDefaults", "Bundle", "NotificationCenter", "RunLoop", "Timer",
        "Operation", "BlockOperation", "OperationQueue", "Progress", "Thread", "NSTimeZone",
        "FileManager", "URLResourceValues",
        "setUserInfoValueProvider", "setSpecific", "DispatchSource",
        // Hashed by its address.
        "NSObject",
    ]
}
