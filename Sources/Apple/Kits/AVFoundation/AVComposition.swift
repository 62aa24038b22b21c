public import Foundation
public import SwiftUI

/// A video composed from parts of other assets; it stores the parts without data.
open class AVComposition: AVAsset, @unchecked Sendable {
    var compositionTracks: [AVCompositionTrack] = []
    open override var tracks: [AVAssetTrack] { compositionTracks }
    open override var duration: CMTime {
        compositionTracks.map(\.timeRange.end).max() ?? .zero
    }
    open var naturalSize: CGSize { .zero }
    open override func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        tracks(withMediaType: mediaType)
    }
}

open class AVMutableComposition: AVComposition, @unchecked Sendable {
    public override init() {}
    public convenience init(urlAssetInitializationOptions: [String: Any]? = nil) { self.init() }

    private var size = CGSize.zero
    open override var naturalSize: CGSize {
        get { size }
        set { size = newValue }
    }
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let next = (compositionTracks.map(\.trackID).max() ?? 0) + 1
        let track = AVMutableCompositionTrack(
            type: mediaType, id: preferredTrackID == kCMPersistentTrackID_Invalid ? next : preferredTrackID)
        compositionTracks.append(track)
        return track
    }

    /// Inserting a part of another asset fails, because other assets have no tracks.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        throw AVError(.fileFormatNotRecognized)
    }
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) async throws
    {
        throw AVError(.fileFormatNotRecognized)
    }
}

open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    var length = CMTime.zero
    open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: length) }
}

open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    private var transform = CGAffineTransform.identity
    private var enabled = true
    open override var preferredTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }
    open override var isEnabled: Bool {
        get { enabled }
        set { enabled = newValue }
    }

    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        if length < startTime { length = startTime }
        length += timeRange.duration
    }
}

// MARK: - Volume

open class AVAudioMix: NSObject, @unchecked Sendable {
    var inputs: [AVAudioMixInputParameters] = []
    override init() {}
}

open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    public override init() {}
}

open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
    open var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    override init() {}
}
