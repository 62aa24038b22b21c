// Intents whose meaning the system defines, such as opening an object.

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
public protocol LiveActivityIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
    public static func reload() {}
}

public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

public protocol AssistantIntent {}

public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}
