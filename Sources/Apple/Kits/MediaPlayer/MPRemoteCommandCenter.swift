public import Foundation
public import SwiftUI

/// Commands from headsets and the Lock Screen; the simulated user gives none.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { center }
    override init() {}

    public let pauseCommand = MPRemoteCommand()
    public let playCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let enableLanguageOptionCommand = MPRemoteCommand()
    public let disableLanguageOptionCommand = MPRemoteCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let ratingCommand = MPRatingCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case commandFailed = 200
}

open class MPRemoteCommand: NSObject, @unchecked Sendable {
    open var isEnabled = true
    private var targets: [ObjectIdentifier: Any] = [:]

    override init() {}

    @discardableResult open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any {
        let token = NSObject()
        targets[ObjectIdentifier(token)] = (token, handler)
        return token
    }
    open func addTarget(_ target: Any, action: Selector) {
        let target = target as AnyObject
        targets[ObjectIdentifier(target)] = (target, action)
    }
    open func removeTarget(_ target: Any?) {
        guard let target else {
            targets = [:]
            return
        }
        targets[ObjectIdentifier(target as AnyObject)] = nil
    }
    open func removeTarget(_ target: Any, action: Selector?) { removeTarget(target) }
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    open var preferredIntervals: [NSNumber] = [10]
}

open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {}

open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {}

open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    open var supportedPlaybackRates: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {}

open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {}

// MARK: - Command events

open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    public let command: MPRemoteCommand
    public let timestamp: TimeInterval
    init(_ command: MPRemoteCommand) { (self.command, timestamp) = (command, 0) }
}

public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public var interval: TimeInterval { 0 }
}

public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public var playbackRate: Float { 1 }
}

public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public var positionTime: TimeInterval { 0 }
}
