/// The method `makeNSView` runs once for each view. `updateNSView` runs after `makeNSView` and at each
/// change, and `dismantleNSView` runs after the removal. The course does not draw the AppKit view.
@MainActor @preconcurrency public protocol NSViewRepresentable: _Representable where _Made == NSViewType {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    associatedtype _Made = NSViewType

    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize?

    typealias Context = NSViewRepresentableContext<Self>
}

@MainActor @preconcurrency public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction = Transaction()

    fileprivate init(_ inside: _RepresentableContext<Representable.Coordinator>) {
        coordinator = inside.coordinator
        environment = inside.environment
    }
}

extension NSViewRepresentable {
    @MainActor @preconcurrency public static func dismantleNSView(
        _ nsView: NSViewType, coordinator: Coordinator
    ) {}

    /// `sizeThatFits` is never called, because the course has no layout.
    @MainActor @preconcurrency public func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize? { nil }

    @MainActor public func _make(_ inside: _RepresentableContext<Coordinator>) -> NSViewType {
        makeNSView(context: Context(inside))
    }

    @MainActor public func _renew(_ made: NSViewType, _ inside: _RepresentableContext<Coordinator>) {
        updateNSView(made, context: Context(inside))
    }

    @MainActor public static func _giveUp(_ made: NSViewType, _ coordinator: Coordinator) {
        dismantleNSView(made, coordinator: coordinator)
    }
}
