/// A sentence that describes an intent and contains its parameters.
public protocol ParameterSummary: Sendable {}

public struct _EmptyParameterSummary: ParameterSummary {}

extension Optional: ParameterSummary where Wrapped: ParameterSummary {}

/// A summary without content, because the course does not show summaries of intents.
public struct _AnyParameterSummary: ParameterSummary {}

@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildEither(first: some ParameterSummary) -> _AnyParameterSummary {
        _AnyParameterSummary()
    }
    public static func buildEither(second: some ParameterSummary) -> _AnyParameterSummary {
        _AnyParameterSummary()
    }
}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {}
    }
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init() {}
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { keyPath }
    public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
        keyPaths
    }
}

public enum ParameterSummaryConditionComparison: Sendable {
    case equalTo
}

public enum ParameterSummaryOneOfComparison: Sendable { case oneOf }
public enum ParameterSummaryHasValueComparison: Sendable { case hasAnyValue, hasNoValue }

public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, WhenTrue: ParameterSummary, Otherwise: ParameterSummary
>:
    ParameterSummary
{
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryConditionComparison, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> WhenTrue,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryOneOfComparison,
        _ values: [Value], @ParameterSummaryBuilder<Intent> _ then: () -> WhenTrue,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryHasValueComparison,
        @ParameterSummaryBuilder<Intent> _ then: () -> WhenTrue,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
}

extension ParameterSummaryWhenCondition where Otherwise == _EmptyParameterSummary {
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryConditionComparison, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> WhenTrue
    ) {}
}

public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>: ParameterSummary {
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> _AnyParameterSummary
    ) {}
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
    /// A summary that depends on the widget's size.
    public init(
        _ family: WidgetFamilyKey,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> _AnyParameterSummary
    ) {}

    public enum WidgetFamilyKey: Sendable { case widgetFamily }
}

extension IntentWidgetFamily: _IntentValue {}

public protocol _SummaryCase<Intent, Value> {
    associatedtype Intent: AppIntent
    associatedtype Value: _IntentValue
}

public struct ParameterSummaryCaseCondition<
    Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary
>:
    _SummaryCase
{
    public init(_ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
    public init(_ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

public struct ParameterSummaryDefaultCaseCondition<
    Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary
>: _SummaryCase {
    public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    public static func buildExpression<Content: ParameterSummary>(
        _ one: ParameterSummaryCaseCondition<Intent, Value, Content>
    ) -> any _SummaryCase<Intent, Value> { one }
    public static func buildExpression<Content: ParameterSummary>(
        _ one: ParameterSummaryDefaultCaseCondition<Intent, Value, Content>
    ) -> any _SummaryCase<Intent, Value> { one }
    public static func buildBlock(_ cases: any _SummaryCase<Intent, Value>...) -> _AnyParameterSummary {
        _AnyParameterSummary()
    }
}
