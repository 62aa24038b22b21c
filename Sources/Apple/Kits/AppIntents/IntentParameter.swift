public import SwiftUI

/// The `@Parameter` wrapper: a value that an intent needs. Only the app sets the parameter.
@propertyWrapper public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
    public let title: LocalizedStringResource?
    public let description: LocalizedStringResource?
    private var kept: Value?

    init(title: LocalizedStringResource?, description: LocalizedStringResource?, kept: Value?) {
        self.title = title
        self.description = description
        self.kept = kept ?? Value._absence
    }

    public var wrappedValue: Value {
        get {
            guard let kept else { preconditionFailure("The parameter was read before it had a value") }
            return kept
        }
        set { kept = newValue }
    }

    public var projectedValue: IntentParameter<Value> { self }

    public var wasSet: Bool { kept != nil }
}

extension IntentParameter: _Settled {}

/// A parameter that reports whether it has a value.
protocol _Settled { var wasSet: Bool { get } }

/// How the Shortcuts app connects a parameter to the previous action.
public enum InputConnectionBehavior: Int, Sendable { case `default`, never, connectToPreviousIntentResult }

extension IntentParameter {
    public enum DateKind: Sendable { case date, time, dateTime }
    public typealias Size = [IntentWidgetFamily: Int]
}

public enum IntentWidgetFamily: Int, Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
        accessoryInline
}

extension IntentParameter {
    public convenience init(
        description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: nil, description: description, kept: nil)
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: nil)
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }

    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, size: Size, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, size: Int, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: nil)
    }
}

extension IntentParameter where Value.UnwrappedType == Bool {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }
}

extension Bool {
    /// The names that the Shortcuts app shows for true and false.
    public struct IntentDisplayName: Sendable {
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
    }
}
