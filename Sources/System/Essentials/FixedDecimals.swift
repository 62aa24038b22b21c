import Glibc

extension Double {
    /// The number with a fixed number of decimal places: `0.5` as `0.500`.
    public func text(places: Int) -> String {
        var buffer = [CChar](repeating: 0, count: 400)
        _ = withVaList([self]) { vsnprintf(&buffer, buffer.count, "%.\(places)f", $0) }
        return buffer.withUnsafeBufferPointer { text in text.baseAddress.map { String(cString: $0) } ?? "" }
    }
}
