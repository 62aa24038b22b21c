/// The method `makeUIViewController` runs once for each view. `updateUIViewController` runs after
/// `makeUIViewController` and at each change, and `dismantleUIViewController` runs after the removal. The course
/// does not draw the views of the controller.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _Representable
where _Made == UIViewControllerType {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    associatedtype _Made = UIViewControllerType

    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?

    typealias Context = UIViewControllerRepresentableContext<Self>
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction = Transaction()

    fileprivate init(_ inside: _RepresentableContext<Representable.Coordinator>) {
        coordinator = inside.coordinator
        environment = inside.environment
    }
}

extension UIViewControllerRepresentable {
    @MainActor @preconcurrency public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// `sizeThatFits` is never called, because the course has no layout.
    @MainActor @preconcurrency public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    @MainActor public func _make(_ inside: _RepresentableContext<Coordinator>) -> UIViewControllerType {
        makeUIViewController(context: Context(inside))
    }

    @MainActor public func _renew(_ made: UIViewControllerType, _ inside: _RepresentableContext<Coordinator>)
    {
        updateUIViewController(made, context: Context(inside))
    }

    @MainActor public static func _giveUp(_ made: UIViewControllerType, _ coordinator: Coordinator) {
        dismantleUIViewController(made, coordinator: coordinator)
    }
}
