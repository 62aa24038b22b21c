public import AVFoundation
public import SwiftUI

/// The page of a film, made by hand.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var showsPlaybackControls = true
    open var showsTimecodes = false
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { .zero }
    open var contentOverlayView: UIView? { nil }
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var requiresLinearPlayback = false
    open var allowsVideoFrameAnalysis = true
    open var pixelBufferAttributes: [String: Any]?
    open var speeds = AVPlaybackSpeed.systemDefaultSpeeds
    open private(set) var selectedSpeed: AVPlaybackSpeed?
    open var customInfoViewControllers: [UIViewController] = []
    open var transportBarIncludesTitleView = true
    open var playbackControlsIncludeTransportBar = true
    open var playbackControlsIncludeInfoViews = true
    open var appliesPreferredDisplayCriteriaAutomatically = false
    open func selectSpeed(_ speed: AVPlaybackSpeed) { selectedSpeed = speed }
}

@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: AnyObject {
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        failedToStartPictureInPictureWithError error: any Error)
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    {}
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
    }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
    }
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

/// How fast a film can be played.
public final class AVPlaybackSpeed: NSObject, Sendable {
    public let rate: Float
    public let localizedName: String
    public init(rate: Float, localizedName: String) {
        (self.rate, self.localizedName) = (rate, localizedName)
    }
    public var localizedNumericName: String { "\(rate)×" }
    public static let systemDefaultSpeeds: [AVPlaybackSpeed] = [0.5, 1, 1.25, 1.5, 2].map { (rate: Float) in
        AVPlaybackSpeed(rate: rate, localizedName: "\(rate)×")
    }
}
