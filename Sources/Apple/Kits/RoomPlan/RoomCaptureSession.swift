// RoomPlan: scans of rooms. This device cannot scan rooms.

@_exported public import ARKit
@_exported public import SwiftUI

public final class RoomCaptureSession: @unchecked Sendable {
    public static var isSupported: Bool { false }
    public let arSession: ARSession
    public weak var delegate: (any RoomCaptureSessionDelegate)?

    public enum CaptureError: LocalizedError, Sendable {
        case deviceNotSupported
    }
    public enum Instruction: Hashable, Sendable {
        case moveCloseToWall, moveAwayFromWall, slowDown, turnOnLight, normal, lowTexture
    }
    public struct Configuration: Sendable {
        public init() {}
    }

    public init(arSession: ARSession? = nil) { self.arSession = arSession ?? ARSession() }

    public func run(configuration: Configuration) {
        DispatchQueue.main.async { [self] in
            delegate?.captureSession(
                self, didEndWith: CapturedRoomData(), error: CaptureError.deviceNotSupported)
        }
    }
    public func stop() {}
}

public protocol RoomCaptureSessionDelegate: AnyObject {
    func captureSession(_ session: RoomCaptureSession, didUpdate room: CapturedRoom)
    func captureSession(_ session: RoomCaptureSession, didAdd room: CapturedRoom)
    func captureSession(_ session: RoomCaptureSession, didChange room: CapturedRoom)
    func captureSession(_ session: RoomCaptureSession, didRemove room: CapturedRoom)
    func captureSession(_ session: RoomCaptureSession, didProvide instruction: RoomCaptureSession.Instruction)
    func captureSession(
        _ session: RoomCaptureSession, didStartWith configuration: RoomCaptureSession.Configuration)
    func captureSession(_ session: RoomCaptureSession, didEndWith data: CapturedRoomData, error: (any Error)?)
}

extension RoomCaptureSessionDelegate {
    public func captureSession(_ session: RoomCaptureSession, didUpdate room: CapturedRoom) {}
    public func captureSession(_ session: RoomCaptureSession, didAdd room: CapturedRoom) {}
    public func captureSession(_ session: RoomCaptureSession, didChange room: CapturedRoom) {}
    public func captureSession(_ session: RoomCaptureSession, didRemove room: CapturedRoom) {}
    public func captureSession(
        _ session: RoomCaptureSession, didProvide instruction: RoomCaptureSession.Instruction
    ) {}
    public func captureSession(
        _ session: RoomCaptureSession, didStartWith configuration: RoomCaptureSession.Configuration
    ) {}
    public func captureSession(
        _ session: RoomCaptureSession, didEndWith data: CapturedRoomData, error: (any Error)?
    ) {}
}

@preconcurrency @MainActor open class RoomCaptureView: UIView {
    public let captureSession: RoomCaptureSession
    open weak var delegate: (any RoomCaptureViewDelegate)?
    public override init(frame: CGRect) {
        captureSession = RoomCaptureSession()
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        captureSession = RoomCaptureSession()
        super.init(coder: coder)
    }
}

@preconcurrency @MainActor public protocol RoomCaptureViewDelegate: AnyObject {
    func captureView(shouldPresent roomDataForProcessing: CapturedRoomData, error: (any Error)?) -> Bool
    func captureView(didPresent processedResult: CapturedRoom, error: (any Error)?)
}

extension RoomCaptureViewDelegate {
    public func captureView(shouldPresent roomDataForProcessing: CapturedRoomData, error: (any Error)?)
        -> Bool
    { true }
    public func captureView(didPresent processedResult: CapturedRoom, error: (any Error)?) {}
}

// swift-format-ignore: UseSynthesizedInitializer
public struct CapturedRoomData: Codable, Sendable {
    init() {}
}

/// A scanned room; this device finds no rooms.
public struct CapturedRoom: Codable, Sendable {
    public enum USDExportOptions: Hashable, Sendable {
        case mesh
    }
    public struct Object: Codable, Sendable, Identifiable {
        public enum Category: String, Codable, Hashable, CaseIterable, Sendable {
            case storage, refrigerator, stove, bed, sink, washerDryer, toilet, bathtub, oven, dishwasher,
                table, sofa
            case chair, fireplace, television, stairs
        }
        public let identifier: UUID
        public var id: UUID { identifier }
        public let category: Category
        public let dimensions: SIMD3<Float>
        private let place: [Float]
        public var transform: simd_float4x4 { matrix(of: place) }
    }
    public let identifier: UUID
    public let objects: [Object]
    public func export(to url: URL, exportOptions: USDExportOptions = .mesh) throws {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    public func export(to url: URL, metadataURL: URL?, exportOptions: USDExportOptions = .mesh) throws {
        try export(to: url, exportOptions: exportOptions)
    }
}

private func matrix(of numbers: [Float]) -> simd_float4x4 {
    guard numbers.count == 16 else { return matrix_identity_float4x4 }
    return simd_float4x4(
        (0..<4).map { SIMD4(numbers[4 * $0], numbers[4 * $0 + 1], numbers[4 * $0 + 2], numbers[4 * $0 + 3]) })
}
