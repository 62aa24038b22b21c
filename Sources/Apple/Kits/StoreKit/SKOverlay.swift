public import SwiftUI

/// An ad for another app; the course has no store and shows no ads.
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
