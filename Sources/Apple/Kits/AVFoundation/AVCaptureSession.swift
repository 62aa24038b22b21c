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

    open var controls: [AVCaptureControl] { [] }

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
