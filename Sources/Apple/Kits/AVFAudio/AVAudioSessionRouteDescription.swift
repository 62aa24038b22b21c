public import Foundation

/// Where sound comes from and goes to. There are no such places here.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
    override init() {}
    public var outputs: [AVAudioSessionPortDescription] { [] }
}

public final class AVAudioSessionPortDescription: NSObject, Sendable {
    private init(none: Void) {}
    public var portType: AVAudioSession.Port { AVAudioSession.Port(rawValue: "") }
    public var portName: String { "" }
    public var uid: String { "" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
