public import SwiftUI

extension AppIntent {
    /// Performs the intent; if the result opens another intent, performs the other intent too. An intent
    /// with a missing parameter is not performed, because the user would not supply the value.
    func run() async {
        let needs = Mirror(reflecting: self).children.compactMap { $0.value as? any _Settled }
        guard needs.allSatisfy(\.wasSet) else { return }
        guard let result = try? await perform() else { return }
        if let next = (result as? any _Opening)?.opened { await next.run() }
    }
}

/// A result that may name the next intent to perform.
protocol _Opening { var opened: (any AppIntent)? { get } }

extension IntentResultContainer: _Opening {
    var opened: (any AppIntent)? { intent as? any AppIntent }
}

nonisolated extension Button {
    public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(action: { Task { await intent.run() } }, label: label)
    }

    public init<Intent: AppIntent>(
        role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, action: { Task { await intent.run() } }, label: label)
    }
}

nonisolated extension Button where Label == Text {
    public init<Intent: AppIntent>(_ title: LocalizedStringKey, intent: Intent) {
        self.init(intent: intent) { Text(title) }
    }
    public init<Intent: AppIntent>(_ title: LocalizedStringKey, role: ButtonRole?, intent: Intent) {
        self.init(role: role, intent: intent) { Text(title) }
    }
    @_disfavoredOverload public init<Title: StringProtocol, Intent: AppIntent>(
        _ title: Title, intent: Intent
    ) {
        self.init(intent: intent) { Text(title) }
    }
    @_disfavoredOverload public init<Title: StringProtocol, Intent: AppIntent>(
        _ title: Title, role: ButtonRole?, intent: Intent
    ) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
    public init<Intent: AppIntent>(_ title: LocalizedStringKey, systemImage: String, intent: Intent) {
        self.init(intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    public init<Intent: AppIntent>(
        _ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: Intent
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    @_disfavoredOverload public init<Title: StringProtocol, Intent: AppIntent>(
        _ title: Title, systemImage: String, intent: Intent
    ) {
        self.init(intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

nonisolated extension Toggle {
    /// The intent changes the value that `isOn` reads.
    public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(isOn: Self.asking(intent, isOn), label: label)
    }

    fileprivate static func asking(_ intent: some AppIntent, _ isOn: Bool) -> Binding<Bool> {
        Binding(get: { isOn }, set: { _ in Task { await intent.run() } })
    }
}

nonisolated extension Toggle where Label == Text {
    public init<Intent: AppIntent>(_ title: LocalizedStringKey, isOn: Bool, intent: Intent) {
        self.init(title, isOn: Self.asking(intent, isOn))
    }
    @_disfavoredOverload public init<Title: StringProtocol, Intent: AppIntent>(
        _ title: Title, isOn: Bool, intent: Intent
    ) {
        self.init(title, isOn: Self.asking(intent, isOn))
    }
}

/// A tip with Siri's phrase for an intent. The tip shows nothing, because the course has no Siri.
nonisolated public struct SiriTipView: View {
    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
    @MainActor public var body: some View { EmptyView() }
}
