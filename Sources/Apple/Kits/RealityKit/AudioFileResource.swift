// Sounds in space. No file of a sound is loaded, and nothing sounds.

@preconcurrency @MainActor open class AudioResource {
    nonisolated public enum InputMode: Hashable, Sendable { case spatial, nonSpatial, ambient }
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
    public static func load(
        named name: String, in bundle: Bundle? = nil, inputMode: InputMode,
        loadingStrategy: LoadingStrategy = .preload,
        shouldLoop: Bool = false
    ) throws -> AudioFileResource { throw Entity.missing(name) }
    public static func load(contentsOf url: URL, configuration: Configuration = .init()) throws
        -> AudioFileResource
    {
        throw Entity.missing(url.lastPathComponent)
    }
}

@preconcurrency @MainActor public class AudioFileGroupResource: AudioResource {
    public init(_ resources: [AudioFileResource]) async throws { super.init() }
}

@preconcurrency @MainActor public class AudioPlaybackController {
    public typealias Decibel = Double
    public private(set) weak var entity: Entity?
    public let resource: AudioResource
    public var gain: Decibel = 0
    public var speed: Double = 1
    public var isPlaying: Bool { false }
    public var completionHandler: (() -> Void)?
    init(_ entity: Entity, _ resource: AudioResource) { (self.entity, self.resource) = (entity, resource) }
    public func play() {}
    public func pause() {}
    public func stop() {}
    public func fade(to gain: Decibel, duration: TimeInterval) { self.gain = gain }
    public func seek(to time: Duration) {}
}

extension Entity {
    @discardableResult public func playAudio(_ resource: AudioResource) -> AudioPlaybackController {
        prepareAudio(resource)
    }
    public func prepareAudio(_ resource: AudioResource) -> AudioPlaybackController {
        AudioPlaybackController(self, resource)
    }
    public func stopAllAudio() {}
    public var spatialAudio: SpatialAudioComponent? {
        get { components[SpatialAudioComponent.self] }
        set { components[SpatialAudioComponent.self] = newValue }
    }
    public var ambientAudio: AmbientAudioComponent? {
        get { components[AmbientAudioComponent.self] }
        set { components[AmbientAudioComponent.self] = newValue }
    }
    public var channelAudio: ChannelAudioComponent? {
        get { components[ChannelAudioComponent.self] }
        set { components[ChannelAudioComponent.self] = newValue }
    }
}

public enum Audio {
    public typealias Decibel = Double
    public enum Directivity: Hashable, Sendable { case beam(focus: Double) }
    public enum DistanceAttenuation: Hashable, Sendable { case rolloff(factor: Double) }
}

public struct SpatialAudioComponent: Component, Hashable, Sendable {
    public var gain: Audio.Decibel
    public var directLevel: Audio.Decibel
    public var reverbLevel: Audio.Decibel
    public var directivity: Audio.Directivity
    public var distanceAttenuation: Audio.DistanceAttenuation
    public init(
        gain: Audio.Decibel = 0, directLevel: Audio.Decibel = 0, reverbLevel: Audio.Decibel = 0,
        directivity: Audio.Directivity = .beam(focus: 0),
        distanceAttenuation: Audio.DistanceAttenuation = .rolloff(factor: 1)
    ) {
        (self.gain, self.directLevel, self.reverbLevel) = (gain, directLevel, reverbLevel)
        (self.directivity, self.distanceAttenuation) = (directivity, distanceAttenuation)
    }
}

public struct AmbientAudioComponent: Component, Hashable, Sendable {
    public var gain: Audio.Decibel
    public init(gain: Audio.Decibel = 0) { self.gain = gain }
}

public struct ChannelAudioComponent: Component, Hashable, Sendable {
    public var gain: Audio.Decibel
    public init(gain: Audio.Decibel = 0) { self.gain = gain }
}

public struct AudioLibraryComponent: Component {
    public var resources: [String: AudioResource]
    public init(resources: [String: AudioResource] = [:]) { self.resources = resources }
}

public struct ReverbComponent: Component, Hashable, Sendable {
    public enum Reverb: Hashable, Sendable {
        case automatic
        case preset(Preset)
        case anechoic
    }
    public enum Preset: Hashable, Sendable {
        case smallRoom, smallRoomBright, mediumRoomDry, mediumRoomTreated, largeRoom, largeRoomTreated
        case concertHall, outside, veryLargeRoom
    }
    public var reverb: Reverb
    public init(reverb: Reverb) { self.reverb = reverb }
}
