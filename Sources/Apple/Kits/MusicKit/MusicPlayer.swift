public import Combine
public import Foundation

public protocol PlayableMusicItem: MusicItem {
    var playParameters: PlayParameters? { get }
}

/// Plays Apple Music. The player stores its queue and never starts.
public class MusicPlayer: @unchecked Sendable {
    init() {}

    public let state = State()
    public var playbackTime: TimeInterval = 0
    public var isPreparedToPlay: Bool { false }
    public var transition = Transition.none

    public enum PlaybackStatus: Hashable, Sendable {
        case stopped, playing, paused, interrupted, seekingForward, seekingBackward
    }
    public enum ShuffleMode: Hashable, Sendable { case off, songs }
    public enum Transition: Hashable, Sendable {
        case none
    }

    /// The state of a music player; here the state never changes.
    public final class State: ObservableObject, @unchecked Sendable {
        init() {}
        public var playbackStatus: PlaybackStatus { .stopped }
        public var shuffleMode: ShuffleMode? { willSet { objectWillChange.send() } }
    }

    public func prepareToPlay() async throws { throw MusicTokenRequestError.permissionDenied }
    public func play() async throws { throw MusicTokenRequestError.permissionDenied }
    public func pause() {}
    public func stop() {}
    public func skipToNextEntry() async throws { throw MusicTokenRequestError.permissionDenied }
    public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.permissionDenied }

    public class Queue: ObservableObject, @unchecked Sendable {
        var kept: [Entry]
        private var current: Entry?

        init(_ entries: [Entry], startingAt start: Entry? = nil) {
            (kept, current) = (entries, start ?? entries.first)
        }

        public var currentEntry: Entry? {
            get { current }
            set {
                objectWillChange.send()
                current = newValue
            }
        }

        public struct Entry: Identifiable, Hashable, Sendable, CustomStringConvertible {
            public let id: String
            public let item: Item?
            public let title: String
            public let subtitle: String?
            public let artwork: Artwork?
            public var startTime: TimeInterval?
            public var endTime: TimeInterval?

            public enum Item: MusicItem, Identifiable, Hashable, Sendable {
                case song(Song)
                case musicVideo(MusicVideo)
                public var id: MusicItemID {
                    switch self {
                    case .song(let one): one.id
                    case .musicVideo(let one): one.id
                    }
                }
            }

            public init<Playable: PlayableMusicItem>(
                _ playableMusicItem: Playable, startTime: TimeInterval? = nil, endTime: TimeInterval? = nil
            ) {
                id = playableMusicItem.id.rawValue
                (self.startTime, self.endTime) = (startTime, endTime)
                switch playableMusicItem {
                case let song as Song:
                    (item, title, subtitle, artwork) = (
                        .song(song), song.title, song.artistName, song.artwork
                    )
                case let video as MusicVideo:
                    (item, title) = (.musicVideo(video), video.title)
                    (subtitle, artwork) = (video.artistName, video.artwork)
                case let track as Track:
                    switch track {
                    case .song(let song): item = .song(song)
                    case .musicVideo(let video): item = .musicVideo(video)
                    }
                    (title, subtitle, artwork) = (track.title, track.artistName, track.artwork)
                case let album as Album:
                    (item, title, subtitle, artwork) = (nil, album.title, album.artistName, album.artwork)
                case let playlist as Playlist:
                    (item, title, subtitle, artwork) = (
                        nil, playlist.name, playlist.curatorName, playlist.artwork
                    )
                case let station as Station:
                    (item, title, subtitle, artwork) = (nil, station.name, nil, station.artwork)
                default:
                    (item, title, subtitle, artwork) = (nil, "", nil, nil)
                }
            }
            public var description: String { "MusicPlayer.Queue.Entry(title: \"\(title)\")" }
        }
    }
}

/// The app's own player.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = ApplicationMusicPlayer()
    public var queue: Queue = []

    public final class Queue: MusicPlayer.Queue, ExpressibleByArrayLiteral, @unchecked Sendable {
        public typealias ArrayLiteralElement = any PlayableMusicItem

        public required init(arrayLiteral elements: any PlayableMusicItem...) {
            super.init(elements.map { Self.entry($0) })
        }
        private static func entry(_ item: some PlayableMusicItem) -> Entry { Entry(item) }

        public init<S: Sequence, Item: PlayableMusicItem>(
            for playableItems: S, startingAt startPlayableItem: Item? = nil
        )
        where S.Element == Item {
            super.init(
                playableItems.map { Entry($0) }, startingAt: startPlayableItem.map { Entry($0) })
        }
        public init<S: Sequence>(_ entries: S, startingAt startEntry: Entry? = nil) where S.Element == Entry {
            super.init(Array(entries), startingAt: startEntry)
        }

        public var entries: Entries {
            get { Entries(kept) }
            set {
                objectWillChange.send()
                kept = Array(newValue)
            }
        }

        public struct Entries: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Sendable
        {
            private var list: [Entry]
            init(_ list: [Entry]) { self.list = list }
            public init() { list = [] }
            public var startIndex: Int { list.startIndex }
            public var endIndex: Int { list.endIndex }
            public subscript(position: Int) -> Entry {
                get { list[position] }
                set { list[position] = newValue }
            }
            public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
            where C.Element == Entry { list.replaceSubrange(subrange, with: newElements) }
        }
    }
}

public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = SystemMusicPlayer()
    public var queue: Queue = []

    public final class Queue: MusicPlayer.Queue, ExpressibleByArrayLiteral, @unchecked Sendable {
        public required init(arrayLiteral elements: any PlayableMusicItem...) {
            super.init(elements.map { Self.entry($0) })
        }
        private static func entry(_ item: some PlayableMusicItem) -> Entry { Entry(item) }
        public init<S: Sequence, Item: PlayableMusicItem>(
            for playableItems: S, startingAt startPlayableItem: Item? = nil
        )
        where S.Element == Item {
            super.init(
                playableItems.map { Entry($0) }, startingAt: startPlayableItem.map { Entry($0) })
        }
    }
}
