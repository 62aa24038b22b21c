public import SwiftUI

/// An error that stops an intent.
public struct AppIntentError: Error, Hashable, Sendable {
    private let name: String

    static let noAnswer = AppIntentError(name: "noAnswer")
}

extension AppIntent {
    // The app's requests to the user end without a response.

    public func requestConfirmation() async throws { throw AppIntentError.noAnswer }
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
    ) async throws { throw AppIntentError.noAnswer }
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
        @ViewBuilder content: () -> Content
    ) async throws { throw AppIntentError.noAnswer }
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws { throw AppIntentError.noAnswer }
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue,
        showPrompt: Bool = true
    ) async throws { throw AppIntentError.noAnswer }
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption { throw AppIntentError.noAnswer }
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
        @ViewBuilder view: () -> Content
    ) async throws -> IntentChoiceOption { throw AppIntentError.noAnswer }
}

public struct IntentChoiceOption: Hashable, Sendable {
    public enum Style: Hashable, Sendable { case `default`, cancel, destructive }

    private let id = UUID()
    public let style: Style

    public init(title: LocalizedStringResource, style: Style = .default) { self.style = style }
    public static var cancel: IntentChoiceOption { IntentChoiceOption(title: "Cancel", style: .cancel) }
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
        IntentChoiceOption(title: title, style: .cancel)
    }
}

public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The title of a confirmation button.
public struct ConfirmationActionName: Sendable {
    private let name: String

    public static let add = Self(name: "add")
    public static let `continue` = Self(name: "continue")
    public static let `do` = Self(name: "do")
    public static let filter = Self(name: "filter")
    public static let get = Self(name: "get")
    public static let go = Self(name: "go")
    public static let log = Self(name: "log")
    public static let open = Self(name: "open")
    public static let order = Self(name: "order")
    public static let post = Self(name: "post")
    public static let request = Self(name: "request")
    public static let run = Self(name: "run")
    public static let set = Self(name: "set")
    public static let toggle = Self(name: "toggle")
    public static let view = Self(name: "view")
}
