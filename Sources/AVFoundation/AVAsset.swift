public import Foundation
public import SwiftUI

/// A film or a sound. Nothing of it is fetched, so nothing of it can be loaded.
open class AVAsset: @unchecked Sendable {
    init() {}

    public convenience init(url: URL) { self.init() }

    open func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value {
        throw AVError(.fileFormatNotRecognized)
    }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        throw AVError(.fileFormatNotRecognized)
    }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init()
    }
}

/// What can be asked of an asset.
public struct AVAsyncProperty<Value>: Sendable {}

extension AVAsyncProperty<CMTime> {
    public static var duration: Self { Self() }
}

extension AVAsyncProperty<Bool> {
    public static var isPlayable: Self { Self() }
}

extension AVAsyncProperty<[AVAssetTrack]> {
    public static var tracks: Self { Self() }
}

extension AVAsyncProperty<[AVMetadataItem]> {
    public static var metadata: Self { Self() }
    public static var commonMetadata: Self { Self() }
}

/// Pictures or sound of an asset. None is ever loaded.
public final class AVAssetTrack: Sendable {
    private init() {}
}

/// What an asset says of itself.
public final class AVMetadataItem: Sendable {
    private init() {}
}

/// Makes pictures of a film: of none here.
open class AVAssetImageGenerator: @unchecked Sendable {
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero

    public init(asset: AVAsset) {}

    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.fileFormatNotRecognized)
    }
    open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.fileFormatNotRecognized)
    }
}
