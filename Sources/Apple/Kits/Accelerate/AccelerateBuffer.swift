/// Numbers in contiguous memory.
public protocol AccelerateBuffer {
    associatedtype Element
    var count: Int { get }
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

public protocol AccelerateMutableBuffer: AccelerateBuffer {
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
    public func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
    ) rethrows -> R { try body(self) }
}
