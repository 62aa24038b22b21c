public import SwiftUI

/// A press of a hardware button that takes photos. This device has no capture button.
public final class AVCaptureEvent: NSObject, Sendable {
    public var phase: AVCaptureEventPhase { .cancelled }
}

public enum AVCaptureEventPhase: UInt, Sendable { case began, ended, cancelled }

@preconcurrency @MainActor open class AVCaptureEventInteraction: NSObject {
    public init(handler: @escaping (AVCaptureEvent) -> Void) {}
    public init(
        primary primaryHandler: @escaping (AVCaptureEvent) -> Void,
        secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void
    ) {}
}

extension View {
    public func onCameraCaptureEvent(
        isEnabled: Bool = true, action: @escaping (AVCaptureEvent) -> Void
    ) -> some View { self }
    public func onCameraCaptureEvent(
        isEnabled: Bool = true, primaryAction: @escaping (AVCaptureEvent) -> Void,
        secondaryAction: @escaping (AVCaptureEvent) -> Void
    ) -> some View { self }
}
