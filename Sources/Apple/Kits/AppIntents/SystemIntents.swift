public import SwiftUI

// Intents of which the system knows what they do.

public protocol SystemIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    public var progress: Progress { Progress(totalUnitCount: 1) }
}

public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// The app is in front.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
    public func requestToContinueInForeground(
        _ dialog: IntentDialog? = nil, continuation: @escaping @MainActor () async throws -> Void
    ) async throws { try await continuation() }
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> some Error { AppIntentError.UserActionRequired.continueInForeground }
}

public protocol OpenIntent: AppIntent {
    associatedtype Target: _IntentValue
    var target: Target { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

public protocol DeleteIntent: AppIntent {
    associatedtype Entity: AppEntity
    var entities: [Entity] { get set }
}

public protocol SetValueIntent<ValueType>: AppIntent {
    associatedtype ValueType: _IntentValue
    var value: ValueType { get set }
}

public protocol ShowInAppSearchResultsIntent: AppIntent {
    static var searchScopes: [StringSearchScope] { get }
    var criteria: StringSearchCriteria { get set }
}

extension ShowInAppSearchResultsIntent {
    public static var searchScopes: [StringSearchScope] { [.general] }
}

public struct StringSearchCriteria: _IntentValue, Hashable {
    public let term: String
    public init(term: String) { self.term = term }
}

public enum StringSearchScope: Sendable { case general, music, movies, tv }

public protocol URLRepresentableIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioStartingIntent: AudioPlaybackIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol PushToTalkTransmissionIntent: AppIntent {}
public protocol UndoableIntent: AppIntent {}
public protocol TargetContentProvidingIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
    public static func reload() {}
}

public protocol CameraCaptureIntent: AppIntent {
    associatedtype AppContext: Codable & Sendable = Never
}

public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

public protocol AssistantIntent {}
public protocol AppIntentsPackage: Sendable {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An extension that holds intents. There is none here.
public protocol AppIntentsExtension {
    init()
}

extension AppIntentsExtension {
    public static func main() {}
}

/// The settings of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// The settings of a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// What an app shows less of while a focus is on. No focus is.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    var appContext: FocusFilterAppContext { get async throws }
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    public static var current: Self {
        get async throws { throw AppIntentError.Unrecoverable.featureCurrentlyRestricted }
    }
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
}

public struct FocusFilterAppContext: @unchecked Sendable {
    public let notificationFilterPredicate: NSPredicate?
    public let targetContentIdentifierPrefix: String?
    public init(
        notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
    ) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

public struct FocusFilterSuggestionContext: Sendable {
    public enum FocusKind: Sendable { case work, sleep, personal, other }
    public let focusKind: FocusKind?
}

/// Opens a page of the web, or of the app.
public struct OpenURLIntent: AppIntent {
    public static let title: LocalizedStringResource = "Open URL"
    @IntentParameter(title: "URL") public var url: URL

    public init() {}
    public init(_ url: URL) { self.url = url }

    @MainActor public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        EnvironmentValues().openURL(url)
        return .result()
    }
}
