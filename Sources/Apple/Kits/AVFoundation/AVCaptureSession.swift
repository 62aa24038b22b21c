public import Foundation
public import SwiftUI

/// Connects cameras and microphones with outputs. The session stores its inputs and outputs, and never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public private(set) var inputs: [AVCaptureInput] = []
    public private(set) var outputs: [AVCaptureOutput] = []
    open var connections: [AVCaptureConnection] { [] }
    open var sessionPreset = Preset.high
    open var isRunning: Bool { false }

    public override init() {}

    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

    // MARK: - Camera controls: none

    open var supportsControls: Bool { false }
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
        case audioDeviceInUseByAnotherClient = 2
        case videoDeviceInUseByAnotherClient = 3
    }

    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    }

    public static let runtimeErrorNotification = Notification.Name(
        "AVCaptureSessionRuntimeErrorNotification")
}

extension AVCaptureSession: _KeyValueCodingAndObserving {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
}

/// A control for the camera button, such as a slider.
open class AVCaptureControl: NSObject, @unchecked Sendable {
    override init() {}
}

open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
    public let localizedTitle: String
    public let symbolName: String
    open var value: Float = 0
    public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    }
    open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Float) -> Void) {}
}

open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
    public let localizedTitle: String
    public let symbolName: String
    public let numberOfIndexes: Int
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

public protocol AVCaptureSessionControlsDelegate: AnyObject {
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}
