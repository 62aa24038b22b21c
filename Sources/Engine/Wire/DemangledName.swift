/// The readable form of a mangled name, such as `Answer.Model.init() -> Answer.Model` for `$s6Answer5ModelCACycfc`.
///
/// The referee's side checks a library's imports by readable names, and the host finds running functions by readable
/// names.
package struct DemangledName {
    package let text: String

    /// The initializer returns nil if `symbol` is not a mangled Swift name.
    package init?(_ symbol: String) {
        guard let text = runtimeDemangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
        defer { text.deallocate() }
        self.text = String(cString: text)
    }
}

/// The Swift runtime's function for readable names, which returns a string that the caller must free.
@_silgen_name("swift_demangle")
private func runtimeDemangle(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
