// Spatial audio, without audio files or sound.

@preconcurrency @MainActor open class AudioResource {
    init() {}
}

@preconcurrency @MainActor public class AudioFileResource: AudioResource {
    nonisolated public enum LoadingStrategy: Hashable, Sendable { case preload, stream }
    nonisolated public struct Configuration: Hashable, Sendable {
        public var loadingStrategy: LoadingStrategy
        public var shouldLoop: Bool
        public var shouldRandomizeStartTime: Bool
        public init(
            loadingStrategy: LoadingStrategy = .preload, shouldLoop: Bool = false,
            shouldRandomizeStartTime: Bool = false
        ) {
            (self.loadingStrategy, self.shouldLoop) = (loadingStrategy, shouldLoop)
            self.shouldRandomizeStartTime = shouldRandomizeStartTime
        }
    }
    private override init() { super.init() }
    public convenience init(
        named name: String, from resource: String? = nil, in bundle: Bundle? = nil,
        configuration: Configuration = .init()
    ) async throws { throw Entity.missing(name) }
    public convenience init(contentsOf url: URL, configuration: Configuration = .init()) async throws {
        throw Entity.missing(url.lastPathComponent)
    }
    public static func load(
        named name: String, from resource: String? = nil, in bundle: Bundle? = nil,
        configuration: Configuration = .init()
    ) throws -> AudioFileResource { throw Entity.missing(name) }
    public static func load(contentsOf url: URL, configuration: Configuration = .init()) throws
        -> AudioFileResource
    {
        throw Entity.missing(url.lastPathComponent)
    }
}

@preconcurrency @MainActor public class AudioPlaybackController {
    public typealias Decibel = Double
    public private(set) weak var entity: Entity?
    public let resource: AudioResource
    public var gain: Decibel = 0
    init(_ entity: Entity, _ resource: AudioResource) { (self.entity, self.resource) = (entity, resource) }
    public func play() {}
    public func stop() {}
}
