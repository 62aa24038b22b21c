// SceneKit: 3D scenes. Nodes and transforms work as on a device. The course draws nothing, runs no action, and has no
// scene files.

@_exported public import Foundation
@_exported public import SwiftUI
@_exported public import simd

public struct SCNVector3: Equatable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
    @_disfavoredOverload public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        self.init(x: Float(x), y: Float(y), z: Float(z))
    }
    @_disfavoredOverload public init(_ x: Double, _ y: Double, _ z: Double) {
        self.init(x: Float(x), y: Float(y), z: Float(z))
    }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ vector: SIMD3<Float>) { self.init(x: vector.x, y: vector.y, z: vector.z) }
    public init(_ vector: SIMD3<Double>) { self.init(SIMD3<Float>(vector)) }
    var simd: SIMD3<Float> { SIMD3(x, y, z) }
}

extension SIMD3 where Scalar == Float {
    public init(_ vector: SCNVector3) { self = vector.simd }
}

public struct SCNVector4: Equatable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
    @_disfavoredOverload public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    public init(_ vector: SIMD4<Float>) { self.init(x: vector.x, y: vector.y, z: vector.z, w: vector.w) }
}

public typealias SCNQuaternion = SCNVector4

public struct SCNMatrix4: Equatable, Sendable {
    var matrix: simd_float4x4
    public init() { matrix = simd_float4x4() }
    public init(_ matrix: simd_float4x4) { self.matrix = matrix }
    public var m21: Float {
        get { matrix[1, 0] }
        set { matrix[1, 0] = newValue }
    }
    public var m22: Float {
        get { matrix[1, 1] }
        set { matrix[1, 1] = newValue }
    }
    public var m23: Float {
        get { matrix[1, 2] }
        set { matrix[1, 2] = newValue }
    }
    public var m31: Float {
        get { matrix[2, 0] }
        set { matrix[2, 0] = newValue }
    }
    public var m32: Float {
        get { matrix[2, 1] }
        set { matrix[2, 1] = newValue }
    }
    public var m33: Float {
        get { matrix[2, 2] }
        set { matrix[2, 2] = newValue }
    }
}

extension simd_float4x4 {
    public init(_ matrix: SCNMatrix4) { self = matrix.matrix }
}

extension simd_quatf {
    public init(_ quaternion: SCNQuaternion) {
        self.init(ix: quaternion.x, iy: quaternion.y, iz: quaternion.z, r: quaternion.w)
    }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public let SCNMatrix4Identity = SCNMatrix4(matrix_identity_float4x4)
/// The transform that applies `a`, then `b`.
// swift-format-ignore: AlwaysUseLowerCamelCase
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(m.matrix.inverse) }
