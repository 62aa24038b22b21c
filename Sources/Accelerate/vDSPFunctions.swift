// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The same arithmetic by C's names. A stride counts numbers.

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vDSP_Length = UInt
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vDSP_Stride = Int

public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var total: Float = 0
    for place in 0..<Int(__N) {
        let value = __A[place * __I]
        total += value
    }
    __C.pointee = total / Float(__N)
}

public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var total: Float = 0
    for place in 0..<Int(__N) {
        let value = __A[place * __I]
        total += value
    }
    __C.pointee = total
}

public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var total: Float = -.infinity
    for place in 0..<Int(__N) {
        let value = __A[place * __I]
        total = Swift.max(total, value)
    }
    __C.pointee = total
}

public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var total: Float = .infinity
    for place in 0..<Int(__N) {
        let value = __A[place * __I]
        total = Swift.min(total, value)
    }
    __C.pointee = total
}

public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var total: Float = 0
    for place in 0..<Int(__N) {
        let value = __A[place * __I]
        total += value * value
    }
    __C.pointee = (total / Float(__N)).squareRoot()
}

public func vDSP_maxmgv(
    _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var total: Float = 0
    for place in 0..<Int(__N) {
        let value = __A[place * __I]
        total = Swift.max(total, abs(value))
    }
    __C.pointee = total
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

public func vDSP_vsub(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for place in 0..<Int(__N) { __C[place * __IC] = __B[place * __IB] - __A[place * __IA] }
}

public func vDSP_meanvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var total: Double = 0
    for place in 0..<Int(__N) {
        let value = __A[place * __I]
        total += value
    }
    __C.pointee = total / Double(__N)
}

public func vDSP_sveD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var total: Double = 0
    for place in 0..<Int(__N) {
        let value = __A[place * __I]
        total += value
    }
    __C.pointee = total
}

public func vDSP_maxvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var total: Double = -.infinity
    for place in 0..<Int(__N) {
        let value = __A[place * __I]
        total = Swift.max(total, value)
    }
    __C.pointee = total
}

public func vDSP_minvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var total: Double = .infinity
    for place in 0..<Int(__N) {
        let value = __A[place * __I]
        total = Swift.min(total, value)
    }
    __C.pointee = total
}

public func vDSP_rmsqvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var total: Double = 0
    for place in 0..<Int(__N) {
        let value = __A[place * __I]
        total += value * value
    }
    __C.pointee = (total / Double(__N)).squareRoot()
}

public func vDSP_maxmgvD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var total: Double = 0
    for place in 0..<Int(__N) {
        let value = __A[place * __I]
        total = Swift.max(total, abs(value))
    }
    __C.pointee = total
}

public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] + __B[place * __IB] }
}

public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for place in 0..<Int(__N) { __C[place * __IC] = __A[place * __IA] * __B[place * __IB] }
}

public func vDSP_vsubD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for place in 0..<Int(__N) { __C[place * __IC] = __B[place * __IB] - __A[place * __IA] }
}
