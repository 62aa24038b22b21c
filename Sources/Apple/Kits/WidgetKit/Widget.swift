public import AppIntents
public import Intents
public import SwiftUI

/// A widget for the Home Screen.
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Body { get }
}

extension Widget {
    /// The `main` of a widget does nothing, because this device shows no widgets.
    public static func main() {}
}

@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

public protocol _PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension _PrimitiveWidgetConfiguration {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

public struct EmptyWidgetConfiguration: _PrimitiveWidgetConfiguration {
    nonisolated public init() {}
}

@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    @MainActor @preconcurrency init()
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
    /// The `main` of a widget bundle does nothing, because this device shows no widgets.
    public static func main() {}
}

/// A list of widgets, which may be empty.
public struct _Widgets: Widget {
    nonisolated public init() {}
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

@resultBuilder @MainActor @preconcurrency public enum WidgetBundleBuilder {
    public static func buildExpression(_ widget: some Widget) -> _Widgets { _Widgets() }
    public static func buildExpression(_ control: some ControlWidget) -> _Widgets { _Widgets() }
    public static func buildExpression(_ bundle: some WidgetBundle) -> _Widgets { _Widgets() }
    public static func buildBlock(_ widgets: _Widgets...) -> _Widgets { _Widgets() }
    public static func buildOptional(_ widgets: _Widgets?) -> _Widgets { _Widgets() }
    public static func buildEither(first: _Widgets) -> _Widgets { _Widgets() }
    public static func buildEither(second: _Widgets) -> _Widgets { _Widgets() }
    public static func buildLimitedAvailability(_ widgets: _Widgets) -> _Widgets { _Widgets() }
}

/// A widget without settings.
public struct StaticConfiguration<Content: View>: _PrimitiveWidgetConfiguration {
    private let content: Any

    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) { self.content = content }
}

/// A widget that a SiriKit intent configures.
public struct IntentConfiguration<Intent: INIntent, Content: View>: _PrimitiveWidgetConfiguration {
    private let content: Any

    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent { self.content = content }
}

/// A widget that an app intent configures.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
    _PrimitiveWidgetConfiguration
{
    private let content: Any

    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent { self.content = content }
}

extension WidgetConfiguration {
    nonisolated public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
        self
    }
    @_disfavoredOverload nonisolated public func configurationDisplayName(_ name: some StringProtocol)
        -> some WidgetConfiguration
    { self }
    nonisolated public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }
    @_disfavoredOverload nonisolated public func configurationDisplayName(_ name: LocalizedStringResource)
        -> some WidgetConfiguration
    { self }

    nonisolated public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
        self
    }
    @_disfavoredOverload nonisolated public func description(_ description: some StringProtocol)
        -> some WidgetConfiguration
    { self }
    nonisolated public func description(_ description: Text) -> some WidgetConfiguration { self }
    @_disfavoredOverload nonisolated public func description(_ description: LocalizedStringResource)
        -> some WidgetConfiguration
    { self }

    nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    nonisolated public func supplementalActivityFamilies(_ families: [ActivityFamily])
        -> some WidgetConfiguration
    { self }
    nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration { self }
}

public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let carPlay = WidgetLocation(name: "carPlay")
}
