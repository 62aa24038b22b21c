// SensitiveContentAnalysis: detecting nudity in images. The user has not turned the analysis on.

public import SwiftUI

public enum SCSensitivityAnalysisPolicy: Int, Sendable {
    case disabled = 0
    case simpleInterventions = 1
    case descriptiveInterventions = 2
}

/// Analyzes images and videos. The analyzer is disabled and analyzes nothing.
open class SCSensitivityAnalyzer: NSObject, @unchecked Sendable {
    public override init() {}

    open var analysisPolicy: SCSensitivityAnalysisPolicy { .disabled }

    open func analyzeImage(_ image: CGImage) async throws -> SCSensitivityAnalysis {
        throw CocoaError(.featureUnsupported)
    }
    open func analyzeImage(at url: URL) async throws -> SCSensitivityAnalysis {
        throw CocoaError(.featureUnsupported)
    }
    open func analyzeImage(
        _ image: CGImage,
        completionHandler: @escaping @Sendable (SCSensitivityAnalysis?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CocoaError(.featureUnsupported)) }
    }
    open func analyzeImage(
        at fileURL: URL,
        completionHandler: @escaping @Sendable (SCSensitivityAnalysis?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, CocoaError(.featureUnsupported)) }
    }
    open func videoAnalysis(forFileAt fileURL: URL) -> VideoAnalysisHandler { VideoAnalysisHandler() }

    public struct VideoAnalysisHandler: Sendable {
        public let progress = Progress(totalUnitCount: 1)
        public func hasSensitiveContent() async throws -> SCSensitivityAnalysis {
            throw CocoaError(.featureUnsupported)
        }
    }
}

/// The result of an analysis; apps never receive a result.
open class SCSensitivityAnalysis: NSObject, @unchecked Sendable {
    private init(none: Void) {}
    open var isSensitive: Bool { false }
}
