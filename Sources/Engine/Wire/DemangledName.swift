/// What the compiler's name of a function says in words: `$s6Answer5ModelCACycfc` is `Answer.Model.init() -> Answer.Model`.
///
/// It comes from the runtime's own demangler. Both ends read an answer's library: one for what it imports, one for what runs.
package struct DemangledName {
    package let text: String

    /// Nil for a name that is not Swift's.
    package init?(_ symbol: String) {
        guard let text = runtimeDemangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
        defer { text.deallocate() }
        self.text = String(cString: text)
    }
}

/// The caller frees what it returns.
@_silgen_name("swift_demangle")
private func runtimeDemangle(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
