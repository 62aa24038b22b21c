// TipKit: hints about what an app can do. A tip is shown until the app says that it has served.

public import SwiftUI

nonisolated public protocol Tip: Identifiable, Sendable where ID == String {
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    var options: [any TipOption] { get }
}

extension Tip {
    public var id: String { "\(Self.self)" }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var options: [any TipOption] { [] }

    /// Never shown again in this run of the app.
    public func invalidate(reason: Tips.InvalidationReason) { Tips.Served.shared.note(id) }

    public var shouldDisplay: Bool { !Tips.Served.shared.has(id) }
}

nonisolated public protocol TipOption: Sendable {}

nonisolated public enum Tips {
    nonisolated public struct Action: Identifiable, Sendable {
        public let id: String
        let label: Text
        let handler: @MainActor @Sendable () -> Void

        public init(
            id: String? = nil, title: String, perform handler: @escaping @MainActor @Sendable () -> Void = {}
        ) {
            self.id = id ?? title
            label = Text(title)
            self.handler = handler
        }
    }

    nonisolated public enum InvalidationReason: Sendable {
        case actionPerformed, displayCountExceeded, tipClosed
    }

    nonisolated public struct MaxDisplayCount: TipOption {
        public init(_ count: Int) {}
    }

    nonisolated public struct IgnoresDisplayFrequency: TipOption {
        public init(_ ignores: Bool) {}
    }

    nonisolated public struct ConfigurationOption: Sendable {
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { .init() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }

        nonisolated public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
        nonisolated public enum DatastoreLocation: Sendable { case applicationDefault }
    }

    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    public static func showAllTipsForTesting() {}
    public static func resetDatastore() throws {}

    /// The tips that have served, as views observe them.
    @Observable nonisolated final class Served: @unchecked Sendable {
        static var shared: Served { Singletons.shared { Served() } }
        private var ids: Set<String> = []

        func note(_ id: String) { ids.insert(id) }
        func has(_ id: String) -> Bool { ids.contains(id) }
    }
}

extension Tips {
    @resultBuilder nonisolated public enum ActionBuilder {
        public static func buildBlock(_ actions: Tips.Action...) -> [Tips.Action] { actions }
    }
}

/// A tip in its place. On screen: its title, its message, its actions, and a button that closes it.
nonisolated public struct TipView<Content: Tip>: View {
    private let tip: Content
    private let action: (@MainActor (Tips.Action) -> Void)?

    public init(_ tip: Content, arrowEdge: Edge? = nil, action: (@MainActor (Tips.Action) -> Void)? = nil) {
        self.tip = tip
        self.action = action
    }

    @MainActor public var body: some View {
        if tip.shouldDisplay {
            tip.title
            tip.message
            ForEach(tip.actions) { one in
                Button {
                    one.handler()
                    action?(one)
                } label: {
                    one.label
                }
            }
            Button("Close") { tip.invalidate(reason: .tipClosed) }
        }
    }
}

extension View {
    /// Shows a tip beside the view.
    @preconcurrency nonisolated public func popoverTip<Content: Tip>(
        _ tip: Content?, arrowEdge: Edge = .top, action: (@MainActor (Tips.Action) -> Void)? = nil
    ) -> some View {
        overlay { if let tip { TipView(tip, action: action) } }
    }
}
