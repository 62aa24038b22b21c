// ARKit: augmented reality. This device does not support AR: a session that runs fails with
// `ARError.unsupportedConfiguration`.

@_exported public import CoreVideo
@_exported public import Foundation
@_exported public import SceneKit
@_exported public import SpriteKit
@_exported public import SwiftUI
@_exported public import simd

open class ARSession: NSObject, @unchecked Sendable {
    open weak var delegate: (any ARSessionDelegate)?
    open var delegateQueue: DispatchQueue?
    open private(set) var configuration: ARConfiguration?
    open var identifier = UUID()
    open var currentFrame: ARFrame? { nil }
    private var anchors: [ARAnchor] = []

    public override init() {}

    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
    }

    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        DispatchQueue.main.async { [self] in
            delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
        }
    }
    open func pause() {}
    open func add(anchor: ARAnchor) { anchors.append(anchor) }
    open func remove(anchor: ARAnchor) { anchors.removeAll { $0 === anchor } }
    /// A raycast returns no results, because the session never runs.
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
}

@preconcurrency @MainActor public protocol ARSessionObserver: AnyObject {
    nonisolated func session(_ session: ARSession, didFailWithError error: any Error)
    nonisolated func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    nonisolated func sessionWasInterrupted(_ session: ARSession)
    nonisolated func sessionInterruptionEnded(_ session: ARSession)
    nonisolated func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}

public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
}

extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

public struct ARError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.arkit.error" }
    public var errorCode: Int { code.rawValue }
    public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
}

/// Distances that the camera measures; this device measures none.
open class ARDepthData: NSObject, @unchecked Sendable {
    public let depthMap: CVPixelBuffer
    public let confidenceMap: CVPixelBuffer?
    init(depthMap: CVPixelBuffer) { (self.depthMap, confidenceMap) = (depthMap, nil) }
}

/// A frame of video from the camera; this device captures none.
open class ARFrame: NSObject, @unchecked Sendable {
    public let capturedImage: CVPixelBuffer
    init(capturedImage: CVPixelBuffer) { self.capturedImage = capturedImage }
    open var sceneDepth: ARDepthData? { nil }
    open var camera: ARCamera { ARCamera() }
    open var anchors: [ARAnchor] { [] }
}

open class ARCamera: NSObject, @unchecked Sendable {
    override init() {}
    public enum TrackingState: Hashable, Sendable {
        public enum Reason: Hashable, Sendable {
            case initializing, excessiveMotion, insufficientFeatures, relocalizing
        }
        case notAvailable
        case limited(Reason)
    }
    open var trackingState: TrackingState { .notAvailable }
    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    open var eulerAngles: SIMD3<Float> { .zero }
    open var intrinsics: simd_float3x3 { matrix_identity_float3x3 }
    open var imageResolution: CGSize { .zero }
    open var projectionMatrix: simd_float4x4 { matrix_identity_float4x4 }
}

open class ARRaycastQuery: NSObject, @unchecked Sendable {
    public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
    public let origin: SIMD3<Float>
    public let direction: SIMD3<Float>
    public let target: Target
    public let targetAlignment: TargetAlignment
    public init(
        origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target, alignment: TargetAlignment
    ) {
        (self.origin, self.direction, self.target) = (origin, direction, target)
        targetAlignment = alignment
    }
}

open class ARRaycastResult: NSObject, @unchecked Sendable {
    private override init() {}
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var target: ARRaycastQuery.Target { .estimatedPlane }
    open var anchor: ARAnchor? { nil }
}
