public import Foundation
public import SwiftUI

/// A track of an asset. Only compositions have tracks.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    public let mediaType: AVMediaType
    public let trackID: CMPersistentTrackID
    init(type: AVMediaType, id: CMPersistentTrackID) { (mediaType, trackID) = (type, id) }

    open weak var asset: AVAsset? { nil }
    open var timeRange: CMTimeRange { .zero }
    open var formatDescriptions: [Any] { [] }
    open var isPlayable: Bool { false }
    open var isEnabled: Bool { true }
    open var naturalSize: CGSize { .zero }
    open var nominalFrameRate: Float { 0 }
    open var preferredTransform: CGAffineTransform { .identity }
    open var extendedLanguageTag: String? { nil }
    open var metadata: [AVMetadataItem] { [] }
}
