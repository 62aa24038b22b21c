public import Foundation
public import SwiftUI

/// Brings what cameras and microphones give to those that take it. It keeps what it is given, and never runs: nothing is given.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public private(set) var inputs: [AVCaptureInput] = []
    public private(set) var outputs: [AVCaptureOutput] = []
    open var connections: [AVCaptureConnection] { [] }
    open var sessionPreset = Preset.high
    open var isRunning: Bool { false }
    open var isInterrupted: Bool { false }
    open var usesApplicationAudioSession = true
    open var automaticallyConfiguresApplicationAudioSession = true
    open var automaticallyConfiguresCaptureDeviceForWideColor = true
    open var configuresApplicationAudioSessionToMixWithOthers = false
    open var isMultitaskingCameraAccessSupported: Bool { false }
    open var isMultitaskingCameraAccessEnabled = false
    open var hardwareCost: Float { 0 }
    open var synchronizationClock: CMClock? { nil }
    open var masterClock: CMClock? { nil }

    public override init() {}

    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func addInputWithNoConnections(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
    open func addConnection(_ connection: AVCaptureConnection) {}
    open func removeConnection(_ connection: AVCaptureConnection) {}
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

    // MARK: - Controls of the camera: there are none

    open var supportsControls: Bool { false }
    open var maxControlsCount: Int { 0 }
    open var controls: [AVCaptureControl] { [] }
    open weak var controlsDelegate: (any AVCaptureSessionControlsDelegate)?
    open func setControlsDelegate(
        _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?,
        queue controlsDelegateCallbackQueue: DispatchQueue?
    ) { self.controlsDelegate = controlsDelegate }
    open func canAddControl(_ control: AVCaptureControl) -> Bool { false }
    open func addControl(_ control: AVCaptureControl) {}
    open func removeControl(_ control: AVCaptureControl) {}

    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {}
    open func stopRunning() {}

    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1
        case audioDeviceInUseByAnotherClient = 2
        case videoDeviceInUseByAnotherClient = 3
        case videoDeviceNotAvailableWithMultipleForegroundApps = 4
        case videoDeviceNotAvailableDueToSystemPressure = 5
        case sensitiveContentMitigationActivated = 6
    }

    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    public static let runtimeErrorNotification = Notification.Name(
        "AVCaptureSessionRuntimeErrorNotification")
    public static let didStartRunningNotification = Notification.Name(
        "AVCaptureSessionDidStartRunningNotification")
    public static let didStopRunningNotification = Notification.Name(
        "AVCaptureSessionDidStopRunningNotification")
    public static let wasInterruptedNotification = Notification.Name(
        "AVCaptureSessionWasInterruptedNotification")
    public static let interruptionEndedNotification = Notification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
}

extension AVCaptureSession: _KeyValueCodingAndObserving {}

/// Brings what more than one camera gives.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
    open class var isMultiCamSupported: Bool { false }
    open var systemPressureCost: Float { 0 }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVCaptureSessionInterruptionSystemPressureStateKey =
    "AVCaptureSessionInterruptionSystemPressureStateKey"

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
}

/// A slider or the like on the button of the camera.
open class AVCaptureControl: NSObject, @unchecked Sendable {
    override init() {}
    open var isEnabled = true
}

open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
    public let localizedTitle: String
    public let symbolName: String
    open var value: Float = 0
    open var localizedValueFormat: String?
    open var prominentValues: [Float] = []
    public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    }
    public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    }
    open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Float) -> Void) {}
}

open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
    public let localizedTitle: String
    public let symbolName: String
    public let numberOfIndexes: Int
    open var selectedIndex = 0
    public init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        self.numberOfIndexes = numberOfIndexes
    }
    public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        numberOfIndexes = localizedIndexTitles.count
    }
    open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Int) -> Void) {}
}

open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
    public init(device: AVCaptureDevice) {}
    public init(device: AVCaptureDevice, action: @escaping @Sendable (CGFloat) -> Void) {}
}

open class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
    public init(device: AVCaptureDevice) {}
    public init(device: AVCaptureDevice, action: @escaping @Sendable (CGFloat) -> Void) {}
}

public protocol AVCaptureSessionControlsDelegate: AnyObject {
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}
