public import AVFoundation
public import SwiftUI

/// A button that shows audio outputs. The device has no outputs, so the view does nothing.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    open var activeTintColor: UIColor!
    open var prioritizesVideoDevices = false
    open var player: AVPlayer?
}

@MainActor @preconcurrency public protocol AVRoutePickerViewDelegate: AnyObject {
}

/// A Mac app's view for a video.
@preconcurrency @MainActor open class AVPlayerView: NSView {
    open var player: AVPlayer?
    open var allowsPictureInPicturePlayback = false
}
