public import Foundation
public import SwiftUI

/// What the user lets the app use.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. There is none, so no app holds one.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    private init(format: Format) { activeFormat = format }

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    open class func devices() -> [AVCaptureDevice] { [] }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    open class var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
    }
    open class var systemPreferredCamera: AVCaptureDevice? { nil }
    /// No identifier is that of a device.
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }

    /// The user said no before the app began.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    @discardableResult open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        DispatchQueue.global().async { handler(false) }
    }

    open var uniqueID: String { "" }
    open var modelID: String { "" }
    open var manufacturer: String { "" }
    open var localizedName: String { "" }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var position: Position { .unspecified }
    open var isConnected: Bool { false }
    open var isSuspended: Bool { false }
    open var isInUseByAnotherApplication: Bool { false }
    open var isVirtualDevice: Bool { false }
    open var constituentDevices: [AVCaptureDevice] { [] }
    open var linkedDevices: [AVCaptureDevice] { [] }
    open var lensAperture: Float { 0 }
    open var formats: [Format] { [] }
    open var activeFormat: Format
    open var activeDepthDataFormat: Format?
    open var activeVideoMinFrameDuration = CMTime.invalid
    open var activeVideoMaxFrameDuration = CMTime.invalid
    open var activeColorSpace = AVCaptureColorSpace.sRGB
    open var automaticallyAdjustsVideoHDREnabled = true
    open var isVideoHDREnabled = false
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var isGeometricDistortionCorrectionEnabled = false
    open var isSmoothAutoFocusEnabled = false
    open var isLowLightBoostSupported: Bool { false }
    open var automaticallyEnablesLowLightBoostWhenAvailable = false
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    open func lockForConfiguration() throws {
        throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
    open func unlockForConfiguration() {}

    // MARK: - Light

    open var hasTorch: Bool { false }
    open var hasFlash: Bool { false }
    open var isFlashAvailable: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchLevel: Float { 0 }
    open var torchMode = TorchMode.off
    open var flashMode = FlashMode.off
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
    open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.torchLevelUnavailable) }
    public static let maxAvailableTorchLevel: Float = .greatestFiniteMagnitude

    // MARK: - How it sees

    open var videoZoomFactor: CGFloat = 1
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    open var displayVideoZoomFactorMultiplier: CGFloat { 1 }
    open var isRampingVideoZoom: Bool { false }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    open func cancelVideoZoomRamp() {}

    open var focusMode = FocusMode.locked
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isAdjustingFocus: Bool { false }
    open var isAutoFocusRangeRestrictionSupported: Bool { false }
    open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
    open var isLockingFocusWithCustomLensPositionSupported: Bool { false }
    open var lensPosition: Float { 0 }
    open var minimumFocusDistance: Int { -1 }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func setFocusModeLocked(
        lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) { later(handler) }
    public static let currentLensPosition: Float = .greatestFiniteMagnitude

    open var exposureMode = ExposureMode.locked
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isExposurePointOfInterestSupported: Bool { false }
    open var isAdjustingExposure: Bool { false }
    open var exposureDuration: CMTime { .zero }
    open var activeMaxExposureDuration = CMTime.invalid
    open var iso: Float { 0 }
    open var exposureTargetBias: Float { 0 }
    open var exposureTargetOffset: Float { 0 }
    open var minExposureTargetBias: Float { 0 }
    open var maxExposureTargetBias: Float { 0 }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func setExposureTargetBias(
        _ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) { later(handler) }
    open func setExposureModeCustom(
        duration: CMTime, iso: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) { later(handler) }
    public static let currentISO: Float = .greatestFiniteMagnitude
    public static let currentExposureDuration = CMTime.invalid
    public static let currentExposureTargetBias: Float = .greatestFiniteMagnitude

    open var whiteBalanceMode = WhiteBalanceMode.locked
    open var isAdjustingWhiteBalance: Bool { false }
    open var maxWhiteBalanceGain: Float { 1 }
    open var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    open var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    open func setWhiteBalanceModeLocked(
        with whiteBalanceGains: WhiteBalanceGains,
        completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) { later(handler) }
    open func deviceWhiteBalanceGains(for values: WhiteBalanceTemperatureAndTintValues) -> WhiteBalanceGains {
        WhiteBalanceGains()
    }
    open func temperatureAndTintValues(for whiteBalanceGains: WhiteBalanceGains)
        -> WhiteBalanceTemperatureAndTintValues
    { WhiteBalanceTemperatureAndTintValues() }

    private func later(_ handler: (@Sendable (CMTime) -> Void)?) {
        guard let handler else { return }
        DispatchQueue.global().async { handler(.invalid) }
    }

    // MARK: - Effects

    open class var isCenterStageEnabled: Bool {
        get { false }
        set {}
    }
    open class var centerStageControlMode: CenterStageControlMode {
        get { .user }
        set {}
    }
    open class var isPortraitEffectEnabled: Bool { false }
    open class var isStudioLightEnabled: Bool { false }
    open class var reactionEffectsEnabled: Bool { false }
    open class var preferredMicrophoneMode: MicrophoneMode { .standard }
    open class var activeMicrophoneMode: MicrophoneMode { .standard }
    open class func showSystemUserInterface(_ systemUserInterface: SystemUserInterface) {}
    open var systemPressureState: SystemPressureState { SystemPressureState() }
}

extension AVCaptureDevice: _KeyValueCodingAndObserving {}

public enum AVCaptureColorSpace: Int, Sendable {
    case sRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case P3_D65 = 1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case HLG_BT2020 = 2
    case appleLog = 3
}

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
}
