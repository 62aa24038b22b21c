public import Foundation

/// Takes what a film shows. Nothing is shown, so nothing comes.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    override init() {}
}

open class AVPlayerItemMediaDataCollector: NSObject, @unchecked Sendable {
    override init() {}
}
