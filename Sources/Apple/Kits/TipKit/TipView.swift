public import SwiftUI

/// An inline tip. The screen shows the tip's title, message, actions and close button.
nonisolated public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let isPresented: Binding<Bool>?
    private let action: (@MainActor (Tips.Action) -> Void)?
    @Environment(\.tipStyle) private var style

    public init(_ tip: Content?, arrowEdge: Edge? = nil, action: (@MainActor (Tips.Action) -> Void)? = nil) {
        self.tip = tip
        isPresented = nil
        self.action = action
    }

    public init(
        _ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
        action: (@MainActor (Tips.Action) -> Void)? = nil
    ) {
        self.tip = tip
        self.isPresented = isPresented
        self.action = action
    }

    @MainActor public var body: some View {
        if let tip, tip.shouldDisplay {
            let configuration = TipViewStyleConfiguration(tip: tip, perform: action)
            AnyView(erasing: style.makeBody(configuration: configuration))
        }
    }
}

@MainActor @preconcurrency public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency public struct TipViewStyleConfiguration {
    public let tip: any Tip
    let perform: (@MainActor (Tips.Action) -> Void)?

    public var title: Text? { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Tips.Action] {
        tip.actions.map { one in
            Tips.Action(id: one.id, one.words) {
                one.handler()
                perform?(one)
            }
        }
    }
}

public struct MiniTipViewStyle: TipViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
        configuration.message
        ForEach(configuration.actions) { one in
            Button {
                one.handler()
            } label: {
                one.words
            }
        }
        Button("Close") { configuration.tip.invalidate(reason: .tipClosed) }
    }
}

nonisolated private enum TipStyleKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: any TipViewStyle = MiniTipViewStyle()
}

nonisolated extension EnvironmentValues {
    var tipStyle: any TipViewStyle {
        get { self[TipStyleKey.self] }
        set { self[TipStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func tipBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }
    nonisolated public func tipBackground<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }
    nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        self
    }
    nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }

    /// Shows a tip as a popover.
    @preconcurrency nonisolated public func popoverTip<Content: Tip>(
        _ tip: Content?, arrowEdge: Edge = .top, action: (@MainActor (Tips.Action) -> Void)? = nil
    ) -> some View {
        overlay { if let tip { TipView(tip, action: action) } }
    }

    @preconcurrency @_disfavoredOverload nonisolated public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: (@MainActor (Tips.Action) -> Void)? = nil
    ) -> some View {
        overlay { if let tip { TipView(AnyTip(tip), action: action) } }
    }

    @preconcurrency @_disfavoredOverload nonisolated public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, action: (@MainActor (Tips.Action) -> Void)? = nil
    ) -> some View {
        overlay { if let tip { TipView(AnyTip(tip), action: action) } }
    }
}
