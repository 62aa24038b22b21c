import Wire

/// Tells whether a library function takes a plain pointer. Swift silently converts `&value` and arrays to plain
/// pointers.
///
/// A call with a converted pointer contains no unsafe name. For example, `Data(bytes: &byte, count: 4096)` reads 4095
/// bytes of other memory, and `data.copyBytes(to: &byte, count: 4096)` overwrites 4095 bytes of other memory. Swift
/// never converts arrays to buffer pointers, and a buffer pointer contains its length.
enum PointerParameter {
    static func isTaken(by symbol: String) -> Bool {
        // In a mangled name, `SP` and `Sp` are typed pointers, and `SV` and `Sv` are raw pointers. Most names contain
        // no pointer type, so a fast search for the letters of pointer types comes first.
        guard ["SP", "Sp", "SV", "Sv"].contains(where: symbol.contains),
            let text = DemangledName(symbol)?.text,
            let start = text.firstIndex(of: "(")
        else { return false }
        // Accepts the `stop` parameter of a closure, because the parameter points to a single value: `enumerateMatches
        // { …, stop in }`.
        return text[start...].replacing("Swift.UnsafeMutablePointer<Foundation.ObjCBool>", with: "")
            .contains(#/Swift\.Unsafe(Mutable)?(Raw)?Pointer\b/#)
    }
}
