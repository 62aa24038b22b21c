public import Foundation
public import SwiftUI

/// Whether the user lets the app use a camera or microphone.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone; this device has neither.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    private init(format: Format) { activeFormat = format }

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    open class func devices() -> [AVCaptureDevice] { [] }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// The initializer returns nil, because no capture device exists.
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }

    /// The user denied permission before the app started.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    @discardableResult open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        DispatchQueue.global().async { handler(false) }
    }

    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var position: Position { .unspecified }
    open var formats: [Format] { [] }
    open var activeFormat: Format
    open var activeVideoMinFrameDuration = CMTime.invalid
    open var activeVideoMaxFrameDuration = CMTime.invalid
    open var isSubjectAreaChangeMonitoringEnabled = false
    open func lockForConfiguration() throws {
        throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
    open func unlockForConfiguration() {}

    // MARK: - Flash and torch

    open var hasTorch: Bool { false }
    open var isFlashAvailable: Bool { false }
    open var torchMode = TorchMode.off
    open var flashMode = FlashMode.off

    // MARK: - Focus and exposure

    open var videoZoomFactor: CGFloat = 1

    open var focusMode = FocusMode.locked
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isFocusPointOfInterestSupported: Bool { false }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }

    open var exposureMode = ExposureMode.locked
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isExposurePointOfInterestSupported: Bool { false }
    open var exposureTargetBias: Float { 0 }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
}

extension AVCaptureDevice: _KeyValueCodingAndObserving {}
