// Functions that convert vectors, and functions that make matrices.

// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_float(_ x: SIMD2<Double>) -> SIMD2<Float> { SIMD2<Float>(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_float(_ x: SIMD2<Int32>) -> SIMD2<Float> { SIMD2<Float>(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_float(_ x: SIMD2<UInt32>) -> SIMD2<Float> { SIMD2<Float>(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_float(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_float(_ x: SIMD3<Double>) -> SIMD3<Float> { SIMD3<Float>(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_float(_ x: SIMD3<Int32>) -> SIMD3<Float> { SIMD3<Float>(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_float(_ x: SIMD3<UInt32>) -> SIMD3<Float> { SIMD3<Float>(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_float(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_float(_ x: SIMD4<Double>) -> SIMD4<Float> { SIMD4<Float>(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_float(_ x: SIMD4<Int32>) -> SIMD4<Float> { SIMD4<Float>(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_float(_ x: SIMD4<UInt32>) -> SIMD4<Float> { SIMD4<Float>(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func simd_float(_ x: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public let matrix_identity_float3x3 = simd_float3x3(1)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let matrix_identity_float4x4 = simd_float4x4(1)
