public import AVFoundation
public import SwiftUI

/// A button that shows where sound can go. It goes nowhere, so the button does nothing.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    open var activeTintColor: UIColor!
    open var prioritizesVideoDevices = false
    open var player: AVPlayer?
    open var routePickerButtonStyle = RoutePickerButtonStyle.system
    public enum RoutePickerButtonStyle: Int, Sendable { case system, plain, custom }
}

@MainActor @preconcurrency public protocol AVRoutePickerViewDelegate: AnyObject {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// The place of a film on a Mac.
@preconcurrency @MainActor open class AVPlayerView: NSView {
    open var player: AVPlayer?
    open var controlsStyle = AVPlayerViewControlsStyle.default
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = false
    open var showsFullScreenToggleButton = false
    open var showsSharingServiceButton = false
    open var showsFrameSteppingButtons = false
    open var updatesNowPlayingInfoCenter = true
    open var isReadyForDisplay: Bool { false }
}

public enum AVPlayerViewControlsStyle: Int, Sendable {
    case none = 0
    case inline = 1
    case floating = 2
    case minimal = 3
    public static let `default` = AVPlayerViewControlsStyle.inline
}
