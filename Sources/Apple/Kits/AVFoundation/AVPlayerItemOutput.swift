public import Foundation

/// Receives the video frames of a player; no frame arrives, because no video plays.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    override init() {}
}

open class AVPlayerItemMediaDataCollector: NSObject, @unchecked Sendable {
    override init() {}
}
