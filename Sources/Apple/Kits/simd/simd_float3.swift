// simd: vectors, matrices and quaternions. Arithmetic works as on a device.

@_exported public import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float2 = SIMD2<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float3 = SIMD3<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_float4 = SIMD4<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double3 = SIMD3<Double>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias simd_double4 = SIMD4<Double>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float2 = SIMD2<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vector_float2 = SIMD2<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias float3 = SIMD3<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vector_float3 = SIMD3<Float>
