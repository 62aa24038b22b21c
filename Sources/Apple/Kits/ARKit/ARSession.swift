// ARKit: what the camera sees of the world. This device has no such camera: nothing is supported, and a session that is
// run fails with `ARError.unsupportedConfiguration`.

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
        public static let resetTracking = RunOptions(rawValue: 1)
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
        public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
        public static let resetSceneReconstruction = RunOptions(rawValue: 8)
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
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}
    open func getCurrentWorldMap(completionHandler: @escaping @Sendable (ARWorldMap?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, ARError(.insufficientFeatures)) }
    }
    open func currentWorldMap() async throws -> ARWorldMap { throw ARError(.insufficientFeatures) }
    open func captureHighResolutionFrame(completion: @escaping @Sendable (ARFrame?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion(nil, ARError(.highResolutionFrameCaptureFailed)) }
    }
    open func captureHighResolutionFrame() async throws -> ARFrame {
        throw ARError(.highResolutionFrameCaptureFailed)
    }
    /// Nothing is hit.
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
    open func trackedRaycast(
        _ query: ARRaycastQuery, updateHandler: @escaping @Sendable ([ARRaycastResult]) -> Void
    )
        -> ARTrackedRaycast?
    { nil }
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
        case sensorUnavailable = 101
        case sensorFailed = 102
        case cameraUnauthorized = 103
        case microphoneUnauthorized = 104
        case locationUnauthorized = 105
        case highResolutionFrameCaptureInProgress = 106
        case highResolutionFrameCaptureFailed = 107
        case worldTrackingFailed = 200
        case geoTrackingNotAvailableAtLocation = 201
        case geoTrackingFailed = 202
        case invalidReferenceImage = 300
        case invalidReferenceObject = 301
        case invalidWorldMap = 302
        case invalidConfiguration = 303
        case invalidCollaborationData = 304
        case insufficientFeatures = 400
        case objectMergeFailed = 401
        case fileIOFailed = 500
        case requestFailed = 501
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.arkit.error" }
    public var errorCode: Int { code.rawValue }
    public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
    public static var sensorUnavailable: Code { .sensorUnavailable }
    public static var sensorFailed: Code { .sensorFailed }
    public static var cameraUnauthorized: Code { .cameraUnauthorized }
    public static var worldTrackingFailed: Code { .worldTrackingFailed }
}

/// How far away things are. Nothing tells.
open class ARDepthData: NSObject, @unchecked Sendable {
    public let depthMap: CVPixelBuffer
    public let confidenceMap: CVPixelBuffer?
    init(depthMap: CVPixelBuffer) { (self.depthMap, confidenceMap) = (depthMap, nil) }
}

/// What the camera sees at one moment. None is made here.
open class ARFrame: NSObject, @unchecked Sendable {
    public let capturedImage: CVPixelBuffer
    init(capturedImage: CVPixelBuffer) { self.capturedImage = capturedImage }
    open var timestamp: TimeInterval { 0 }
    open var sceneDepth: ARDepthData? { nil }
    open var smoothedSceneDepth: ARDepthData? { nil }
    open var segmentationBuffer: CVPixelBuffer? { nil }
    open var estimatedDepthData: CVPixelBuffer? { nil }
    open var camera: ARCamera { ARCamera() }
    open var anchors: [ARAnchor] { [] }
    open var lightEstimate: ARLightEstimate? { nil }
    open var rawFeaturePoints: ARPointCloud? { nil }
    open var worldMappingStatus: WorldMappingStatus { .notAvailable }
    public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery {
        ARRaycastQuery(origin: .zero, direction: SIMD3(0, 0, -1), allowing: target, alignment: alignment)
    }
}

open class ARPointCloud: NSObject, @unchecked Sendable {
    open var points: [SIMD3<Float>] { [] }
    open var identifiers: [UInt64] { [] }
}

open class ARLightEstimate: NSObject, @unchecked Sendable {
    open var ambientIntensity: CGFloat { 1000 }
    open var ambientColorTemperature: CGFloat { 6500 }
}

open class ARCamera: NSObject, @unchecked Sendable {
    override init() {}
    public enum TrackingState: Hashable, Sendable {
        public enum Reason: Hashable, Sendable {
            case initializing, excessiveMotion, insufficientFeatures, relocalizing
        }
        case notAvailable
        case limited(Reason)
        case normal
    }
    open var trackingState: TrackingState { .notAvailable }
    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    open var eulerAngles: SIMD3<Float> { .zero }
    open var intrinsics: simd_float3x3 { matrix_identity_float3x3 }
    open var imageResolution: CGSize { .zero }
    open var projectionMatrix: simd_float4x4 { matrix_identity_float4x4 }
}

open class ARWorldMap: NSObject, @unchecked Sendable {
    private override init() {}
    open var anchors: [ARAnchor] = []
    open var center: SIMD3<Float> { .zero }
    open var extent: SIMD3<Float> { .zero }
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
    open var targetAlignment: ARRaycastQuery.TargetAlignment { .any }
    open var anchor: ARAnchor? { nil }
}

open class ARTrackedRaycast: NSObject, @unchecked Sendable {
    private override init() {}
    open func stopTracking() {}
}
