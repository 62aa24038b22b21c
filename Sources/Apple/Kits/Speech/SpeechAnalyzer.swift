public import AVFoundation

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
    public var description: String { "\(Self.self)" }
}

/// Information for an analysis, such as expected words.
public final class AnalysisContext: @unchecked Sendable {
    public init() {}
}

/// Analyzes audio with modules. No module has a model, so no analysis starts.
public final actor SpeechAnalyzer {
    public private(set) var modules: [any SpeechModule]
    public private(set) var context = AnalysisContext()

    public struct Options: Equatable, Sendable {}

    public init(modules: [any SpeechModule], options: Options? = nil) { self.modules = modules }
    public init(
        inputAudioFile: AVAudioFile, modules: [any SpeechModule], options: Options? = nil,
        analysisContext: AnalysisContext = .init(), finishAfterFile: Bool = false,
        volatileRangeChangedHandler: (@Sendable (CMTimeRange, Bool, Bool) -> Void)? = nil
    ) async throws { throw SFSpeechError(.noModel) }
    public func start(inputAudioFile audioFile: AVAudioFile, finishAfterFile: Bool = false) async throws {
        throw SFSpeechError(.noModel)
    }
}

/// Downloads of speech models; the course offers no downloads.
public final class AssetInventory: Sendable {
    private init() {}
    public enum Status: Int, Comparable, Sendable {
        case unsupported, supported, downloading, installed
        public static func < (left: Status, right: Status) -> Bool { left.rawValue < right.rawValue }
    }
    public static func status(forModules modules: [any SpeechModule]) async -> Status { .unsupported }
    public static func assetInstallationRequest(supporting modules: [any SpeechModule]) async throws
        -> AssetInstallationRequest?
    { throw SFSpeechError(.cannotAllocateUnsupportedLocale) }
}

public final class AssetInstallationRequest: @unchecked Sendable {
    public func downloadAndInstall() async throws { throw SFSpeechError(.noModel) }
}
