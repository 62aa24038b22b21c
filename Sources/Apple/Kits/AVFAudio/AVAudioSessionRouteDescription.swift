public import Foundation

/// Where sound comes from and goes to. There are no such places here.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
    override init() {}
    public var inputs: [AVAudioSessionPortDescription] { [] }
    public var outputs: [AVAudioSessionPortDescription] { [] }
}

public final class AVAudioSessionPortDescription: NSObject, Sendable {
    private init(none: Void) {}
    public var portType: AVAudioSession.Port { AVAudioSession.Port(rawValue: "") }
    public var portName: String { "" }
    public var uid: String { "" }
    public var hasHardwareVoiceCallProcessing: Bool { false }
    public var isSpatialAudioEnabled: Bool { false }
    public var channels: [AVAudioSessionChannelDescription]? { nil }
    public var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
    public var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
    public var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
    public func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
}

public final class AVAudioSessionDataSourceDescription: NSObject, Sendable {
    private init(none: Void) {}
    public var dataSourceID: NSNumber { 0 }
    public var dataSourceName: String { "" }
    public var location: AVAudioSession.Location? { nil }
    public var orientation: AVAudioSession.Orientation? { nil }
    public var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { nil }
    public var selectedPolarPattern: AVAudioSession.PolarPattern? { nil }
    public func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern) throws {}
}

public final class AVAudioSessionChannelDescription: NSObject, Sendable {
    private init(none: Void) {}
    public var channelName: String { "" }
    public var channelNumber: Int { 0 }
    public var owningPortUID: String { "" }
}

// The keys of what notifications tell.

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
