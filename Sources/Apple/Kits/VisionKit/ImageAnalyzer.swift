public import CoreVideo
public import SwiftUI

/// Analyzes images for text, but finds none.
public final class ImageAnalyzer: Sendable {
    public static var isSupported: Bool { false }

    public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let text = AnalysisTypes(rawValue: 1)
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        public static let visualLookUp = AnalysisTypes(rawValue: 4)
    }

    public struct Configuration: Sendable {
        public let analysisTypes: AnalysisTypes

        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }

    public init() {}

    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        throw CocoaError(.featureUnsupported)
    }
}

/// The result of an image analysis; apps never receive a result.
public final class ImageAnalysis: Sendable {}

/// Lets the user select text in an image, but finds no text.
@preconcurrency @MainActor open class ImageAnalysisInteraction: NSObject {
    public struct InteractionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

        nonisolated public static let automatic = InteractionTypes(rawValue: 1)
        nonisolated public static let textSelection = InteractionTypes(rawValue: 2)
        nonisolated public static let visualLookUp = InteractionTypes(rawValue: 16)
    }

    open weak var delegate: (any ImageAnalysisInteractionDelegate)?
    open var preferredInteractionTypes: InteractionTypes = []
    open var analysis: ImageAnalysis?
    open var view: UIView? { nil }
    open var text: String { "" }

    nonisolated public override init() { super.init() }
    public init(_ delegate: any ImageAnalysisInteractionDelegate) {
        super.init()
        self.delegate = delegate
    }
}

@preconcurrency @MainActor public protocol ImageAnalysisInteractionDelegate: AnyObject {
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
    func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
    func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
}

extension ImageAnalysisInteractionDelegate {
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
    public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? {
        nil
    }
}
