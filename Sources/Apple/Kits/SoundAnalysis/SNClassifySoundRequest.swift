public import AVFoundation

public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let version1 = SNClassifierIdentifier("SNClassifierVersion1")
}

open class SNClassifySoundRequest: NSObject, SNRequest, @unchecked Sendable {
    open var overlapFactor = 0.5
    open var windowDuration = CMTime(value: 3, timescale: 1)
    open var knownClassifications: [String] { [] }

    public init(classifierIdentifier: SNClassifierIdentifier) throws {}
}

public final class SNClassificationResult: NSObject, SNResult, Sendable {
    public func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}

public final class SNClassification: NSObject, Sendable {
    public var identifier: String { "" }
    public var confidence: Double { 0 }
}
