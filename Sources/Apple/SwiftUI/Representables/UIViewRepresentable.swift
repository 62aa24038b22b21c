/// The method `makeUIView` runs once for each view. `updateUIView` runs after `makeUIView` and at each
/// change, and `dismantleUIView` runs after the removal. The course does not draw the UIKit view.
@MainActor @preconcurrency public protocol UIViewRepresentable: _Representable where _Made == UIViewType {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    associatedtype _Made = UIViewType

    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?

    typealias Context = UIViewRepresentableContext<Self>
}

@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction = Transaction()

    fileprivate init(_ inside: _RepresentableContext<Representable.Coordinator>) {
        coordinator = inside.coordinator
        environment = inside.environment
    }
}

extension UIViewRepresentable {
    @MainActor @preconcurrency public static func dismantleUIView(
        _ uiView: UIViewType, coordinator: Coordinator
    ) {}

    /// `sizeThatFits` is never called, because the course has no layout.
    @MainActor @preconcurrency public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }

    @MainActor public func _make(_ inside: _RepresentableContext<Coordinator>) -> UIViewType {
        makeUIView(context: Context(inside))
    }

    @MainActor public func _renew(_ made: UIViewType, _ inside: _RepresentableContext<Coordinator>) {
        updateUIView(made, context: Context(inside))
    }

    @MainActor public static func _giveUp(_ made: UIViewType, _ coordinator: Coordinator) {
        dismantleUIView(made, coordinator: coordinator)
    }
}
