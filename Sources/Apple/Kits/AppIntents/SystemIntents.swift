// Intents whose meaning the system defines, such as opening an object.

public protocol OpenIntent: AppIntent {
    associatedtype Target: _IntentValue
    var target: Target { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

public protocol SetValueIntent<ValueType>: AppIntent {
    associatedtype ValueType: _IntentValue
    var value: ValueType { get set }
}

public protocol LiveActivityIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
    public static func reload() {}
}

public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}
