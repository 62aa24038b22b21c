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
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// A Mac app's view for a video.
@preconcurrency @MainActor open class AVPlayerView: NSView {
    open var player: AVPlayer?
    open var controlsStyle = AVPlayerViewControlsStyle.default
    open var allowsPictureInPicturePlayback = false
    open var showsFullScreenToggleButton = false
}

public enum AVPlayerViewControlsStyle: Int, Sendable {
    case none = 0
    case inline = 1
    case floating = 2
    public static let `default` = AVPlayerViewControlsStyle.inline
}
