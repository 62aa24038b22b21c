public import AVFoundation

/// A part of an analysis.
public protocol SpeechModule: AnyObject, Sendable {
    associatedtype Result: SpeechModuleResult
    associatedtype Results: AsyncSequence & Sendable where Results.Element == Result
    var results: Results { get }
    var availableCompatibleAudioFormats: [AVAudioFormat] { get async }
}

public protocol LocaleDependentSpeechModule: SpeechModule {
    static var supportedLocales: [Locale] { get async }
    static func supportedLocale(equivalentTo locale: Locale) async -> Locale?
    var selectedLocales: [Locale] { get }
}

public protocol SpeechModuleResult: Sendable, CustomStringConvertible {
    var range: CMTimeRange { get }
    var resultsFinalizationTime: CMTime { get }
}

extension SpeechModuleResult {
    public var isFinal: Bool { resultsFinalizationTime >= range.end }
    public var description: String { "\(Self.self)" }
}

/// A piece of sound.
public struct AnalyzerInput: @unchecked Sendable {
    public let buffer: AVAudioPCMBuffer
    public let bufferStartTime: CMTime?
    public init(buffer: AVAudioPCMBuffer) { (self.buffer, bufferStartTime) = (buffer, nil) }
    public init(buffer: AVAudioPCMBuffer, bufferStartTime: CMTime?) {
        (self.buffer, self.bufferStartTime) = (buffer, bufferStartTime)
    }
}

/// What is known before an analysis.
public final class AnalysisContext: @unchecked Sendable {
    public struct ContextualStringsTag: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let general = ContextualStringsTag("general")
    }
    public struct UserDataTag: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public var contextualStrings: [ContextualStringsTag: [String]] = [:]
    public var userData: [UserDataTag: any Sendable] = [:]
    public init() {}
}

/// Analyzes sound by its modules. None has a model, so no analysis begins.
public final actor SpeechAnalyzer {
    public private(set) var modules: [any SpeechModule]
    public private(set) var context = AnalysisContext()
    public private(set) var volatileRange: CMTimeRange?

    public struct Options: Equatable, Sendable {
        public let priority: TaskPriority
        public let modelRetention: ModelRetention
        public init(priority: TaskPriority, modelRetention: ModelRetention) {
            (self.priority, self.modelRetention) = (priority, modelRetention)
        }
        public enum ModelRetention: Hashable, Sendable, CaseIterable {
            case whileInUse, lingering, processLifetime
        }
    }

    public init(modules: [any SpeechModule], options: Options? = nil) { self.modules = modules }
    public init<InputSequence: AsyncSequence & Sendable>(
        inputSequence: InputSequence, modules: [any SpeechModule], options: Options? = nil,
        analysisContext: AnalysisContext = .init(),
        volatileRangeChangedHandler: (@Sendable (CMTimeRange, Bool, Bool) -> Void)? = nil
    ) where InputSequence.Element == AnalyzerInput { self.modules = modules }
    public init(
        inputAudioFile: AVAudioFile, modules: [any SpeechModule], options: Options? = nil,
        analysisContext: AnalysisContext = .init(), finishAfterFile: Bool = false,
        volatileRangeChangedHandler: (@Sendable (CMTimeRange, Bool, Bool) -> Void)? = nil
    ) async throws { throw SFSpeechError(.noModel) }

    public func setModules(_ newModules: [any SpeechModule]) async throws { modules = newModules }
    public func setContext(_ newContext: AnalysisContext) async throws { context = newContext }

    public func prepareToAnalyze(in audioFormat: AVAudioFormat?) async throws {
        throw SFSpeechError(.noModel)
    }
    public func prepareToAnalyze(
        in audioFormat: AVAudioFormat?, withProgressReadyHandler: (@Sendable (Progress) -> Void)?
    ) async throws { throw SFSpeechError(.noModel) }
    public func start<InputSequence: AsyncSequence & Sendable>(inputSequence: InputSequence) async throws
    where InputSequence.Element == AnalyzerInput { throw SFSpeechError(.noModel) }
    public func start(inputAudioFile audioFile: AVAudioFile, finishAfterFile: Bool = false) async throws {
        throw SFSpeechError(.noModel)
    }
    @discardableResult
    public func analyzeSequence<InputSequence: AsyncSequence & Sendable>(_ inputSequence: InputSequence)
        async throws -> CMTime? where InputSequence.Element == AnalyzerInput
    { throw SFSpeechError(.noModel) }
    @discardableResult public func analyzeSequence(from audioFile: AVAudioFile) async throws -> CMTime? {
        throw SFSpeechError(.noModel)
    }
    public func cancelAnalysis(before time: CMTime) {}
    public func finalize(through time: CMTime?) async throws {}
    public func finalizeAndFinish(through time: CMTime) async throws {}
    public func finalizeAndFinishThroughEndOfInput() async throws {}
    public func finish(after time: CMTime) async throws {}
    public func cancelAndFinishNow() async {}

    public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async
        -> AVAudioFormat?
    { nil }
    public static func bestAvailableAudioFormat(
        compatibleWith modules: [any SpeechModule], considering naturalFormat: AVAudioFormat?
    ) async -> AVAudioFormat? { nil }
}

extension SpeechAnalyzer {
    public static func endRetention() async {}
}

/// Models, none of which can be had.
public final class AssetInventory: Sendable {
    private init() {}
    public enum Status: Int, Comparable, Sendable {
        case unsupported, supported, downloading, installed
        public static func < (left: Status, right: Status) -> Bool { left.rawValue < right.rawValue }
    }
    public static var maximumReservedLocales: Int { 0 }
    public static var reservedLocales: [Locale] { get async { [] } }
    @discardableResult public static func reserve(locale: Locale) async throws -> Bool {
        throw SFSpeechError(.cannotAllocateUnsupportedLocale)
    }
    @discardableResult public static func release(reservedLocale: Locale) async -> Bool { false }
    public static func status(forModules modules: [any SpeechModule]) async -> Status { .unsupported }
    public static func assetInstallationRequest(supporting modules: [any SpeechModule]) async throws
        -> AssetInstallationRequest?
    { throw SFSpeechError(.cannotAllocateUnsupportedLocale) }
}

public final class AssetInstallationRequest: @unchecked Sendable {
    private init(none: Void) {}
    public let progress = Progress(totalUnitCount: 1)
    public func downloadAndInstall() async throws { throw SFSpeechError(.noModel) }
}
