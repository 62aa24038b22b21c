public import Foundation
public import SwiftUI

/// An object that loads its properties asynchronously.
public protocol AVAsynchronousKeyValueLoading: AnyObject {
    func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
        -> AVKeyValueStatus
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
}

public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// A property that an asset can load.
open class AVPartialAsyncProperty<Root>: Hashable, @unchecked Sendable {
    let name: String
    init(_ name: String = #function) { self.name = name }
    public static func == (left: AVPartialAsyncProperty, right: AVPartialAsyncProperty) -> Bool {
        left.name == right.name
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    public enum Status {
        case notYetLoaded
        case loading
        case loaded(Value)
        case failed(NSError)
    }
}

extension AVAsynchronousKeyValueLoading {
    private var refusal: AVError { AVError(.fileFormatNotRecognized) }

    public func load<A>(
        _ property: AVAsyncProperty<Self, A>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> A { throw refusal }
    public func load<A, B>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> (A, B) { throw refusal }
    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> (A, B, C) { throw refusal }
    public func load<A, B, C, D>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> (A, B, C, D) { throw refusal }
    public func load<A, B, C, D, E>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>,
        _ propertyE: AVAsyncProperty<Self, E>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> (A, B, C, D, E) { throw refusal }

    public func status<Value>(of property: AVAsyncProperty<Self, Value>)
        -> AVAsyncProperty<Self, Value>.Status
    { .notYetLoaded }

    public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
        -> AVKeyValueStatus
    {
        outError?.pointee = NSError(
            domain: AVError.errorDomain, code: AVError.Code.fileFormatNotRecognized.rawValue)
        return .failed
    }
    public func loadValuesAsynchronously(
        forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
    ) {
        guard let handler else { return }
        DispatchQueue.global().async { handler() }
    }
}

/// Audio or video. An asset's data is never fetched, so no property can be loaded.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    override init() {}

    public convenience init(url URL: URL) { self.init() }

    open var duration: CMTime { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var tracks: [AVAssetTrack] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var isPlayable: Bool { false }
    open var hasProtectedContent: Bool { false }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }

    var refusal: AVError { AVError(.fileFormatNotRecognized) }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        throw refusal
    }
    open func loadTracks(
        withMediaType mediaType: AVMediaType,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        let refusal = refusal
        DispatchQueue.global().async { completionHandler(nil, refusal) }
    }
    open func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws
        -> AVMediaSelectionGroup?
    { throw refusal }
}

public typealias CMPersistentTrackID = Int32
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }
}
