// swift-format-ignore-file: AlwaysUseLowerCamelCase

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vDSP_Length = UInt
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vDSP_Stride = Int

/// Combines two strided vectors element by element.
private func joined<Number>(
    _ numbers: UnsafePointer<Number>, _ stride: vDSP_Stride, _ count: vDSP_Length, from start: Number,
    _ join: (Number, Number) -> Number
) -> Number {
    (0..<Int(count)).reduce(start) { join($0, numbers[$1 * stride]) }
}

public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = joined(__A, __I, __N, from: -.infinity, Swift.max)
}

public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = (joined(__A, __I, __N, from: 0) { $0 + $1 * $1 } / Float(__N)).squareRoot()
}

public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] + __B[place * __IB] }
}

public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] * __B[place * __IB] }
}
