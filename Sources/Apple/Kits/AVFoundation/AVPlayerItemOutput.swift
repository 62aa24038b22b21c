public import Foundation
public import SwiftUI

/// Takes what a film shows. Nothing is shown, so nothing comes.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    override init() {}
    open var suppressesPlayerRendering = false
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
    open func itemTime(forMachAbsoluteTime machAbsoluteTime: Int64) -> CMTime { .invalid }
}

open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    open weak var delegate: (any AVPlayerItemOutputPullDelegate)?
    public private(set) var delegateQueue: DispatchQueue?

    public init(pixelBufferAttributes: [String: Any]?) {}
    public init(outputSettings: [String: any Sendable]?) {}
    public override init() {}

    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    open func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? { nil }
    open func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue: DispatchQueue?) {
        (self.delegate, delegateQueue) = (delegate, queue)
    }
    open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
}

public protocol AVPlayerItemOutputPullDelegate: AnyObject {
    func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPullDelegate {
    public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {}
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

public protocol AVPlayerItemOutputPushDelegate: AnyObject {
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPushDelegate {
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
    open weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
    open var advanceIntervalForDelegateInvocation: TimeInterval = 0
    public init(identifiers: [String]?) {}
    open func setDelegate(_ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue: DispatchQueue?) {
        self.delegate = delegate
    }
}

public protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?)
}

extension AVPlayerItemMetadataOutputPushDelegate {
    public func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?
    ) {}
}

open class AVPlayerItemLegibleOutput: AVPlayerItemOutput, @unchecked Sendable {
    open weak var delegate: (any AVPlayerItemLegibleOutputPushDelegate)?
    public override init() {}
    open func setDelegate(_ delegate: (any AVPlayerItemLegibleOutputPushDelegate)?, queue: DispatchQueue?) {
        self.delegate = delegate
    }
}

public protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    func legibleOutput(
        _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString],
        nativeSampleBuffers nativeSamples: [Any], forItemTime itemTime: CMTime)
}

extension AVPlayerItemLegibleOutputPushDelegate {
    public func legibleOutput(
        _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString],
        nativeSampleBuffers nativeSamples: [Any], forItemTime itemTime: CMTime
    ) {}
}

open class AVPlayerItemMediaDataCollector: NSObject, @unchecked Sendable {
    override init() {}
}

open class AVPlayerItemMetadataCollector: AVPlayerItemMediaDataCollector, @unchecked Sendable {
    open weak var delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?
    public init(identifiers: [String]?, classifyingLabels: [String]?) {}
    open func setDelegate(
        _ delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?, queue: DispatchQueue?
    ) { self.delegate = delegate }
}

public protocol AVPlayerItemMetadataCollectorPushDelegate: AnyObject {
    func metadataCollector(
        _ metadataCollector: AVPlayerItemMetadataCollector,
        didCollect metadataGroups: [AVDateRangeMetadataGroup], indexesOfNewGroups: IndexSet,
        indexesOfModifiedGroups: IndexSet)
}

// MARK: - What was fetched

public final class AVPlayerItemAccessLog: NSObject, Sendable {
    private init(none: Void) {}
    public var events: [AVPlayerItemAccessLogEvent] { [] }
    public func extendedLogData() -> Data? { nil }
}

public final class AVPlayerItemAccessLogEvent: NSObject, Sendable {
    private init(none: Void) {}
    public var uri: String? { nil }
    public var serverAddress: String? { nil }
    public var playbackSessionID: String? { nil }
    public var playbackType: String? { nil }
    public var playbackStartDate: Date? { nil }
    public var startupTime: TimeInterval { 0 }
    public var numberOfStalls: Int { 0 }
    public var numberOfBytesTransferred: Int64 { 0 }
    public var numberOfDroppedVideoFrames: Int { 0 }
    public var transferDuration: TimeInterval { 0 }
    public var observedBitrate: Double { 0 }
    public var indicatedBitrate: Double { 0 }
    public var averageVideoBitrate: Double { 0 }
    public var averageAudioBitrate: Double { 0 }
    public var durationWatched: TimeInterval { 0 }
    public var segmentsDownloadedDuration: TimeInterval { 0 }
}

public final class AVPlayerItemErrorLog: NSObject, Sendable {
    private init(none: Void) {}
    public var events: [AVPlayerItemErrorLogEvent] { [] }
    public func extendedLogData() -> Data? { nil }
}

public final class AVPlayerItemErrorLogEvent: NSObject, Sendable {
    private init(none: Void) {}
    public var date: Date? { nil }
    public var uri: String? { nil }
    public var errorStatusCode: Int { 0 }
    public var errorDomain: String { "" }
    public var errorComment: String? { nil }
}
