public import Foundation
import SwiftUI

public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

public protocol MPMediaPlayback: AnyObject {
    func prepareToPlay()
    var isPreparedToPlay: Bool { get }
    func play()
    func pause()
    func stop()
    var currentPlaybackTime: TimeInterval { get set }
    var currentPlaybackRate: Float { get set }
    func beginSeekingForward()
    func beginSeekingBackward()
    func endSeeking()
}

/// Plays music from the library. The player stays stopped, because the library is empty.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
    private static let system = MPMusicPlayerController()
    private static let app = MPMusicPlayerController()
    private static let queue = MPMusicPlayerApplicationController()
    open class var systemMusicPlayer: MPMusicPlayerController & MPSystemMusicPlayerController {
        MPSystemPlayer.shared
    }
    open class var applicationMusicPlayer: MPMusicPlayerController { app }

    override init() {}

    open var playbackState: MPMusicPlaybackState { .stopped }
    open var shuffleMode = MPMusicShuffleMode.default
    open var volume: Float = 0
    open var nowPlayingItem: MPMediaItem?
    open var isPreparedToPlay: Bool { false }
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0

    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    open func setQueue(with storeIDs: [String]) {}
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    open func prepareToPlay() {}
    open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(MPError(.permissionDenied)) }
    }
    open func prepareToPlay() async throws { throw MPError(.permissionDenied) }
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}
    open func skipToNextItem() {}
    open func skipToBeginning() {}
    open func skipToPreviousItem() {}
    open func beginGeneratingPlaybackNotifications() {}
}

public protocol MPSystemMusicPlayerController: AnyObject {
}

private final class MPSystemPlayer: MPMusicPlayerController, MPSystemMusicPlayerController,
    @unchecked Sendable
{
    static let shared = MPSystemPlayer()
}

open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {
    open func perform(
        queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping @Sendable (MPMusicPlayerControllerQueue, (any Error)?) -> Void
    ) {
        let queue = MPMusicPlayerControllerMutableQueue()
        queueTransaction(queue)
        DispatchQueue.main.async { completionHandler(queue, MPError(.permissionDenied)) }
    }
}

open class MPMusicPlayerControllerQueue: NSObject, @unchecked Sendable {
    override init() {}
    open var items: [MPMediaItem] { [] }
}

open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue, @unchecked Sendable {
    open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after afterItem: MPMediaItem?) {}
    open func remove(_ item: MPMediaItem) {}
}

open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {
    override init() {}
}
