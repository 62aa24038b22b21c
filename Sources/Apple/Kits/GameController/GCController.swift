// GameController: game controllers. No game controller is connected to this device.

@_exported public import Foundation

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let GCControllerDidBecomeCurrent = NSNotification.Name(
        "GCControllerDidBecomeCurrentNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
}

public protocol GCDevice: NSObjectProtocol {
    var vendorName: String? { get }
    var productCategory: String { get }
    var handlerQueue: DispatchQueue { get set }
}

open class GCController: NSObject, GCDevice, @unchecked Sendable {
    open class func controllers() -> [GCController] { [] }
    open class var current: GCController? { nil }

    override init() {}
    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    open var handlerQueue = DispatchQueue.main
    open var extendedGamepad: GCExtendedGamepad? { nil }
    open var microGamepad: GCMicroGamepad? { nil }
    open var battery: GCDeviceBattery? { nil }
}

open class GCDeviceBattery: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable {
        case unknown = -1
        case discharging, charging, full
    }
    override init() {}
    open var batteryLevel: Float { 0 }
}

open class GCControllerElement: NSObject, @unchecked Sendable {
    override init() {}
    open var sfSymbolsName: String? { nil }
}

public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) ->
    Void

open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
    open var valueChangedHandler: GCControllerButtonValueChangedHandler?
    open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
    open var value: Float { 0 }
    open var isPressed: Bool { false }
}

open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
    open var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?
    open var value: Float { 0 }
}

open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
    open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
    public let xAxis = GCControllerAxisInput()
    public let yAxis = GCControllerAxisInput()
    public let up = GCControllerButtonInput()
    public let down = GCControllerButtonInput()
    public let left = GCControllerButtonInput()
    public let right = GCControllerButtonInput()
}

open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
    override init() {}
    open var elements: [String: GCControllerElement] { [:] }
}

open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
}

open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    open var controller: GCController? { nil }
    open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
    public let dpad = GCControllerDirectionPad()
    public let leftThumbstick = GCControllerDirectionPad()
    public let rightThumbstick = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonY = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    public let leftShoulder = GCControllerButtonInput()
    public let rightShoulder = GCControllerButtonInput()
    public let leftTrigger = GCControllerButtonInput()
    public let rightTrigger = GCControllerButtonInput()
    open var buttonOptions: GCControllerButtonInput? { nil }
    open var leftThumbstickButton: GCControllerButtonInput? { nil }
    open var rightThumbstickButton: GCControllerButtonInput? { nil }
}

/// A keyboard for games; no keyboard is connected.
open class GCKeyboard: NSObject, @unchecked Sendable {
    open class var coalesced: GCKeyboard? { nil }
    override init() {}
    open var keyboardInput: GCKeyboardInput? { nil }
}

public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let keyA = GCKeyCode(rawValue: 4)
    public static let keyD = GCKeyCode(rawValue: 7)
    public static let keyS = GCKeyCode(rawValue: 22)
    public static let keyW = GCKeyCode(rawValue: 26)
    public static let escape = GCKeyCode(rawValue: 41)
    public static let spacebar = GCKeyCode(rawValue: 44)
    public static let upArrow = GCKeyCode(rawValue: 82)
}

open class GCKeyboardInput: GCPhysicalInputProfile, @unchecked Sendable {
    open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}
