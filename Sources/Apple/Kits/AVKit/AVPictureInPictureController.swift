public import AVFoundation
public import SwiftUI

/// Picture in Picture. This device does not support picture in picture.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var playerLayer: AVPlayerLayer
    open var contentSource: ContentSource?
    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }

    nonisolated open class func isPictureInPictureSupported() -> Bool { false }
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }

    public init?(playerLayer: AVPlayerLayer) { return nil }
    public init(contentSource: ContentSource) {
        (self.contentSource, playerLayer) = (contentSource, contentSource.playerLayer ?? AVPlayerLayer())
    }

    open func startPictureInPicture() {
        DispatchQueue.main.async {
            self.delegate?.pictureInPictureController(
                self, failedToStartPictureInPictureWithError: AVKitError(.pictureInPictureStartFailed))
        }
    }
    open func stopPictureInPicture() {}

    /// The content of the Picture in Picture window.
    @preconcurrency @MainActor open class ContentSource: NSObject {
        public let playerLayer: AVPlayerLayer?
        public let sampleBufferDisplayLayer: AVSampleBufferDisplayLayer?
        public let activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?

        public init(playerLayer: AVPlayerLayer) {
            self.playerLayer = playerLayer
            (sampleBufferDisplayLayer, activeVideoCallContentViewController) = (nil, nil)
        }
    }
}

extension AVPictureInPictureController: _KeyValueCodingAndObserving {}

open class AVPictureInPictureVideoCallViewController: UIViewController {}

public struct AVKitError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown = -1000
        case pictureInPictureStartFailed = -1001
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    public static var errorDomain: String { "AVKitErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

@MainActor @preconcurrency public protocol AVPictureInPictureControllerDelegate: AnyObject {
    func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error)
    func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
