public import AppIntents
public import SwiftUI

/// A control for Control Center; the course shows no controls.
@MainActor @preconcurrency public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Body { get }
}

extension ControlWidget {
    public static func main() {}
}

@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

public protocol _PrimitiveControlWidgetConfiguration: ControlWidgetConfiguration where Body == Never {}

extension _PrimitiveControlWidgetConfiguration {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@MainActor @preconcurrency public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

public protocol _PrimitiveControlWidgetTemplate: ControlWidgetTemplate where Body == Never {}

extension _PrimitiveControlWidgetTemplate {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

public struct EmptyControlWidgetTemplate: _PrimitiveControlWidgetTemplate {
    nonisolated public init() {}
}

@resultBuilder public enum ControlWidgetTemplateBuilder {
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
        content
    }
    public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

public protocol AppIntentControlValueProvider: Sendable {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: _PrimitiveControlWidgetConfiguration {
    private let content: Any

    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) { self.content = content }
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration { self.content = content }
}

public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
    _PrimitiveControlWidgetTemplate
{
    private let content: Any

    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) { content = (label, actionLabel) }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init(action: action, label: label) { _ in EmptyView() }
    }
}

extension ControlWidgetButton where Label == Text {
    public init(
        _ title: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
    _PrimitiveControlWidgetTemplate
where Action.ValueType == Bool {
    private let content: Any

    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) { content = (label, valueLabel) }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init(isOn: isOn, action: action, label: label) { _ in EmptyView() }
    }
}

extension ControlWidgetToggle where Label == Text {
    public init(
        _ title: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

extension ControlWidgetTemplate {
    nonisolated public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    nonisolated public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate { self }
}

extension ControlWidgetConfiguration {
    nonisolated public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
        self
    }
    nonisolated public func description(_ description: LocalizedStringResource)
        -> some ControlWidgetConfiguration
    { self }
}

public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()
    private init() {}
    public func reloadControls(ofKind kind: String) {}
}
