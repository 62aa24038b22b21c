public import Foundation

/// Receives a player's video frames. Nothing plays, so it receives none.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    override init() {}
}

open class AVPlayerItemMediaDataCollector: NSObject, @unchecked Sendable {
    override init() {}
}
