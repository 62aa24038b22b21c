/// A function's mangled name in readable form: `$s6Answer5ModelCACycfc` is
/// `Answer.Model.init() -> Answer.Model`.
///
/// The Swift runtime demangles the name. The referee's side checks a library's imports by their readable names, and the
/// host finds running functions by theirs.
package struct DemangledName {
    package let text: String

    /// The initializer returns nil if `symbol` is not a mangled Swift name.
    package init?(_ symbol: String) {
        guard let text = runtimeDemangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
        defer { text.deallocate() }
        self.text = String(cString: text)
    }
}

/// The caller must free the returned string.
@_silgen_name("swift_demangle")
private func runtimeDemangle(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
