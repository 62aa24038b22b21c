public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions of all `onSubmit` modifiers around a field, innermost first.
package struct SubmitActions {
    fileprivate var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

    package func callAsFunction(_ trigger: SubmitTriggers) {
        for entry in actions where entry.triggers.contains(trigger) { entry.action() }
    }
}

nonisolated private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
    package var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Prevents submissions inside this view from reaching the `onSubmit` modifiers around the view.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0.actions = [] } }
    }

    /// Runs `action` when the user presses return in a field inside this view. All `onSubmit` modifiers
    /// around the field run, innermost first.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) { $0.actions.insert((triggers, action), at: 0) }
    }
}
