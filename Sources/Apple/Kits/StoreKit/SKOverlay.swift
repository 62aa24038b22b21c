public import SwiftUI

/// An ad for another app, which is not shown, because the course has no store.
@preconcurrency @MainActor open class SKOverlay: NSObject {
    public let configuration: Configuration
    open weak var delegate: (any SKOverlayDelegate)?

    nonisolated public enum Position: Int, Sendable { case bottom, bottomRaised }

    open class Configuration: NSObject {
        nonisolated override init() {}
    }

    open class AppConfiguration: Configuration {
        nonisolated public let appIdentifier: String
        nonisolated public let position: Position

        nonisolated public init(appIdentifier: String, position: Position) {
            self.appIdentifier = appIdentifier
            self.position = position
            super.init()
        }
    }

    open class AppClipConfiguration: Configuration {
        nonisolated public let position: Position
        nonisolated public init(position: Position) {
            self.position = position
            super.init()
        }
    }

    public init(configuration: Configuration) { self.configuration = configuration }

    open func present(in scene: UIWindowScene) {
        DispatchQueue.main.async {
            self.delegate?.storeOverlayDidFailToLoad(self, error: SKError(.storeProductNotAvailable))
        }
    }
    open class func dismiss(in scene: UIWindowScene) {}
}

@preconcurrency @MainActor public protocol SKOverlayDelegate: AnyObject {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
}

extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// A product's page in the App Store, which does not load.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    open func loadProduct(
        withParameters parameters: [String: Any],
        completionBlock block: (@MainActor @Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        guard let block else { return }
        DispatchQueue.main.async { block(false, SKError(.storeProductNotAvailable)) }
    }
}

public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// Access to the user's music, which is denied.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
    public override init() {}
    open class func requestAuthorization(
        _ handler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(.denied) }
    }
    open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { .denied }
}
