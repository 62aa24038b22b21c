public import SwiftUI

public protocol IntentResult: Sendable {
    associatedtype Value = Never
    var value: Value? { get }
}

extension IntentResult {
    public var value: Value? { nil }
}

public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// The value that `.result(…)` returns.
public struct IntentResultContainer<Value: Sendable, Intent: Sendable, Snippet, Dialog: Sendable>:
    IntentResult,
    @unchecked Sendable
{
    public let value: Value?
    let intent: Intent?
    let snippet: Snippet?
    public let dialog: Dialog?
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}
extension IntentResultContainer: OpensIntent where Intent: AppIntent {}

extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(value: nil, intent: nil, snippet: nil, dialog: nil)
    }

    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(value: nil, intent: nil, snippet: nil, dialog: dialog)
    }

    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> {
        Self(value: nil, intent: nil, snippet: view, dialog: nil)
    }

    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> {
        Self(value: nil, intent: nil, snippet: content(), dialog: nil)
    }

    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        Self(value: nil, intent: nil, snippet: view, dialog: dialog)
    }

    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content)
        -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        Self(value: nil, intent: nil, snippet: content(), dialog: dialog)
    }
}

extension IntentResult {
    public static func result<Returned: _IntentValue>(value: Returned) -> Self
    where Self == IntentResultContainer<Returned, Never, Never, Never> {
        Self(value: value, intent: nil, snippet: nil, dialog: nil)
    }

    public static func result<Returned: _IntentValue>(value: Returned, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Returned, Never, Never, IntentDialog> {
        Self(value: value, intent: nil, snippet: nil, dialog: dialog)
    }

    public static func result<Returned: _IntentValue, Content: View>(value: Returned, view: Content) -> Self
    where Self == IntentResultContainer<Returned, Never, Content, Never> {
        Self(value: value, intent: nil, snippet: view, dialog: nil)
    }

    public static func result<Returned: _IntentValue, Content: View>(
        value: Returned, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Returned, Never, Content, Never> {
        Self(value: value, intent: nil, snippet: content(), dialog: nil)
    }

    public static func result<Returned: _IntentValue, Content: View>(
        value: Returned, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Returned, Never, Content, IntentDialog> {
        Self(value: value, intent: nil, snippet: view, dialog: dialog)
    }

    public static func result<Returned: _IntentValue, Content: View>(
        value: Returned, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Returned, Never, Content, IntentDialog> {
        Self(value: value, intent: nil, snippet: content(), dialog: dialog)
    }
}

/// The words or view that Siri presents for a result.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    private let words: LocalizedStringResource
    private let supporting: LocalizedStringResource?

    public init(_ words: LocalizedStringResource) { (self.words, supporting) = (words, nil) }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
