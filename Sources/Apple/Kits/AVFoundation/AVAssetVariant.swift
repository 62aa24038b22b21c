public import Foundation
public import SwiftUI

// Properties of assets, tracks and metadata that can be loaded.

extension AVPartialAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty() }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { AVAsyncProperty() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root: AVURLAsset {
    public static var variants: AVAsyncProperty<Root, [AVAssetVariant]> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty() }
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> { AVAsyncProperty() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isEnabled: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty() }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
    public static var languageCode: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
    public static var extendedLanguageTag: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { AVAsyncProperty() }
    public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { AVAsyncProperty() }
    public static var dateValue: AVAsyncProperty<Root, Date?> { AVAsyncProperty() }
    public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty() }
}

/// A variant of a video stream; the course has no streams.
public final class AVAssetVariant: NSObject, Sendable {
    private init(none: Void) {}
}
