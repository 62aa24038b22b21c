import Wire

/// Whether a function of a library takes a plain pointer, which Swift makes of `&array` or of an array without a word.
///
/// No unsafe name is in such source: `Data(bytes: &byte, count: 4096)` reads 4095 bytes that are not the answer's, and
/// `data.copyBytes(to: &byte, count: 4096)` writes them. A buffer pointer is never made so, and knows its length.
enum PointerParameter {
    /// - Parameter symbol: a mangled name of Swift.
    static func isTaken(by symbol: String) -> Bool {
        // `P` and `p` are the pointers to values, `V` and `v` the raw ones; most names have none of them.
        guard ["SP", "Sp", "SV", "Sv"].contains(where: symbol.contains),
            let text = DemangledName(symbol)?.text,
            let start = text.firstIndex(of: "(")
        else { return false }
        // What a closure is given to stop with, `enumerateMatches { …, stop in }`, is one value and no memory.
        return text[start...].replacing("Swift.UnsafeMutablePointer<Foundation.ObjCBool>", with: "")
            .contains(#/Swift\.Unsafe(Mutable)?(Raw)?Pointer\b/#)
    }
}
