public import AVFoundation

public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let version1 = SNClassifierIdentifier("SNClassifierVersion1")
}

public enum SNTimeDurationConstraint: Hashable, Sendable {
    case enumeratedDurations([CMTime])
    case durationRange(CMTimeRange)
}

/// Asks what kind of sound is heard.
open class SNClassifySoundRequest: NSObject, SNRequest, @unchecked Sendable {
    open var overlapFactor = 0.5
    open var windowDuration = CMTime(value: 3, timescale: 1)
    open var windowDurationConstraint: SNTimeDurationConstraint {
        .durationRange(
            CMTimeRange(start: CMTime(value: 1, timescale: 2), duration: CMTime(value: 15, timescale: 1)))
    }
    open var knownClassifications: [String] { [] }

    public init(classifierIdentifier: SNClassifierIdentifier) throws {}
}

public final class SNClassificationResult: NSObject, SNResult, Sendable {
    private init(none: Void) {}
    public var classifications: [SNClassification] { [] }
    public var timeRange: CMTimeRange { .zero }
    public func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}

public final class SNClassification: NSObject, Sendable {
    private init(none: Void) {}
    public var identifier: String { "" }
    public var confidence: Double { 0 }
}
