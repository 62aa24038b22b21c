public import Foundation

/// The inputs and outputs of the current route. Always empty.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
    override init() {}
    public var outputs: [AVAudioSessionPortDescription] { [] }
}

public final class AVAudioSessionPortDescription: NSObject, Sendable {
    private init(none: Void) {}
    public var portType: AVAudioSession.Port { AVAudioSession.Port(rawValue: "") }
    public var portName: String { "" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
