public import CoreVideo
public import ImageIO
public import SwiftUI

/// Reads a picture, for its words to be chosen. This device reads none.
public final class ImageAnalyzer: Sendable {
    public static var isSupported: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { [] }

    public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let text = AnalysisTypes(rawValue: 1)
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        public static let visualLookUp = AnalysisTypes(rawValue: 4)
    }

    public struct Configuration: Sendable {
        public let analysisTypes: AnalysisTypes
        public var locales: [String] = []

        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }

    public init() {}

    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
        throw CocoaError(.featureUnsupported)
    }
    public func analyze(
        _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw CocoaError(.featureUnsupported) }
    public func analyze(
        _ image: CGImage, orientation: CGImagePropertyOrientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw CocoaError(.featureUnsupported) }
    public func analyze(
        imageAt url: URL, orientation: CGImagePropertyOrientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw CocoaError(.featureUnsupported) }
    public func analyze(
        _ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw CocoaError(.featureUnsupported) }
}

/// What was read. No app is given any.
public final class ImageAnalysis: Sendable {
    private init(none: Void) {}

    public var transcript: String { "" }
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// Lets the user choose what was read in a picture. Nothing is read, so there is no choice.
@preconcurrency @MainActor open class ImageAnalysisInteraction: NSObject {
    public struct InteractionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

        nonisolated public static let automatic = InteractionTypes(rawValue: 1)
        nonisolated public static let textSelection = InteractionTypes(rawValue: 2)
        nonisolated public static let dataDetectors = InteractionTypes(rawValue: 4)
        nonisolated public static let imageSubject = InteractionTypes(rawValue: 8)
        nonisolated public static let visualLookUp = InteractionTypes(rawValue: 16)
        nonisolated public static let automaticTextOnly = InteractionTypes(rawValue: 32)
    }

    open weak var delegate: (any ImageAnalysisInteractionDelegate)?
    open var preferredInteractionTypes: InteractionTypes = []
    open var analysis: ImageAnalysis?
    open var allowLongPressForDataDetectorsInTextMode = true
    open var isSupplementaryInterfaceHidden = false
    open var selectableItemsHighlighted = false
    open var view: UIView? { nil }
    open var text: String { "" }
    open var selectedText: String { "" }
    open var hasActiveTextSelection: Bool { false }

    nonisolated public override init() { super.init() }
    public init(_ delegate: any ImageAnalysisInteractionDelegate) {
        super.init()
        self.delegate = delegate
    }

    open func resetTextSelection() {}
    open func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
        isSupplementaryInterfaceHidden = hidden
    }
    open func setContentsRectNeedsUpdate() {}
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
