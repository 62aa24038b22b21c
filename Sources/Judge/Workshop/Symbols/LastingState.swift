/// Tells whether an answer can keep state until its process ends: in a stored global or static, or in a library.
///
/// If an answer keeps no state, two runs can share a process. Every imported name counts as keeping state, except the
/// names that `LastingState` lists as harmless. A name whose results depend on addresses counts as keeping state,
/// because a second run has different addresses.
enum LastingState {
    static func isPossible(in library: LibrarySymbols?) -> Bool {
        guard let library else { return true }
        return library.data.contains(where: isVariable) || !library.imports.allSatisfy(keepsNothing)
    }

    /// True if the symbol is a stored global variable (`vp`) or a stored static variable (`vpZ`). Computed properties
    /// have no stored value, and therefore no data symbol.
    private static func isVariable(_ symbol: String) -> Bool {
        symbol.hasPrefix("$s") && (symbol.hasSuffix("vp") || symbol.hasSuffix("vpZ"))
    }

    private static func keepsNothing(_ symbol: String) -> Bool {
        guard SymbolLicense.allows(symbol) else { return false }
        guard let name = MangledName(symbol) else { return true }
        return name.home != objectIdentifier && !name.path.contains(where: keepers.contains)
    }

    /// The mangled name of `ObjectIdentifier`, whose hash depends on the object's address.
    private static let objectIdentifier = "SO"

    /// The permitted types and members (`SymbolLicense`) that give access to state of the whole process.
    private static let keepers: Set<String> = [
        "AppStorage", "SceneStorage", "UserDefaults", "Bundle", "NotificationCenter", "RunLoop", "Timer",
        "Operation", "BlockOperation", "OperationQueue", "Progress", "Thread", "NSTimeZone",
        "FileManager", "URLResourceValues",
        "setUserInfoValueProvider", "setSpecific", "DispatchSource",
        // The hash of an `NSObject` depends on its address.
        "NSObject",
    ]
}
