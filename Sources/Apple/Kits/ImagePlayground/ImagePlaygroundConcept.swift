// ImagePlayground: images from text. This device makes no images: the sheet is empty, and a swipe cancels it.

public import SwiftUI

public struct ImagePlaygroundConcept: Sendable {
    private let words: String

    public static func text(_ text: String) -> ImagePlaygroundConcept { ImagePlaygroundConcept(words: text) }
    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
        ImagePlaygroundConcept(words: text)
    }
    public static func image(_ image: CGImage) -> ImagePlaygroundConcept { ImagePlaygroundConcept(words: "") }
    public static func image(_ url: URL) -> ImagePlaygroundConcept? {
        url.isFileURL ? ImagePlaygroundConcept(words: url.lastPathComponent) : nil
    }
}

public struct ImagePlaygroundStyle: Hashable, Identifiable, Sendable {
    public let id: String

    public static let animation = ImagePlaygroundStyle(id: "animation")
    public static let illustration = ImagePlaygroundStyle(id: "illustration")
    public static let sketch = ImagePlaygroundStyle(id: "sketch")
    public static let all: [ImagePlaygroundStyle] = [.animation, .illustration, .sketch]
}

public struct ImagePlaygroundOptions: Sendable {
    public enum PersonalizationPolicy: Hashable, Sendable { case automatic, enabled, disabled }
    public init() {}
}

/// Creates images without a sheet. The initializer always throws.
public final class ImageCreator: Sendable {
    public enum Error: Swift.Error, LocalizedError, Sendable {
        case notSupported
        case unavailable
    }

    public struct CreatedImage: Sendable {
        public let cgImage: CGImage
    }

    public init() async throws { throw Error.notSupported }

    public var availableStyles: [ImagePlaygroundStyle] { [] }
    public func images(
        for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int
    ) -> AsyncThrowingStream<CreatedImage, any Swift.Error> {
        AsyncThrowingStream { $0.finish(throwing: Error.notSupported) }
    }
}

extension View {
    nonisolated public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        sheet(isPresented: isPresented, onDismiss: onCancellation) { EmptyView() }
    }
    nonisolated public func imagePlaygroundGenerationStyle(
        _ style: ImagePlaygroundStyle, in allowedStyles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all
    ) -> some View { self }
    nonisolated public func imagePlaygroundPersonalizationPolicy(
        _ policy: ImagePlaygroundOptions.PersonalizationPolicy
    ) -> some View { self }
}

@preconcurrency @MainActor open class ImagePlaygroundViewController: UIViewController {
    public static var isAvailable: Bool { false }
    open weak var delegate: (any Delegate)?
    open var concepts: [ImagePlaygroundConcept] = []
    open var sourceImage: UIImage?
    open var allowedGenerationStyles = ImagePlaygroundStyle.all
    open var selectedGenerationStyle = ImagePlaygroundStyle.animation

    @preconcurrency @MainActor public protocol Delegate: AnyObject {
        func imagePlaygroundViewController(
            _ imagePlaygroundViewController: ImagePlaygroundViewController, didCreateImageAt imageURL: URL)
        func imagePlaygroundViewControllerDidCancel(
            _ imagePlaygroundViewController: ImagePlaygroundViewController)
    }
}

extension ImagePlaygroundViewController.Delegate {
    public func imagePlaygroundViewControllerDidCancel(
        _ imagePlaygroundViewController: ImagePlaygroundViewController
    ) {}
}
