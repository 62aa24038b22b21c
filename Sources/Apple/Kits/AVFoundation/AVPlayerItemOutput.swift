public import Foundation

/// Receives a player's video frames, which never come.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    override init() {}
}

open class AVPlayerItemMediaDataCollector: NSObject, @unchecked Sendable {
    override init() {}
}
