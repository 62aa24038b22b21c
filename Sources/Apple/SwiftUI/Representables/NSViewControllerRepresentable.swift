/// The method `makeNSViewController` runs once for each view. `updateNSViewController` runs after
/// `makeNSViewController` and at each change, and `dismantleNSViewController` runs after the removal. The course
/// does not draw the views of the controller.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: _Representable
where _Made == NSViewControllerType {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    associatedtype _Made = NSViewControllerType

    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
    @MainActor @preconcurrency func updateNSViewController(
        _ nsViewController: NSViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator)
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize?

    typealias Context = NSViewControllerRepresentableContext<Self>
}

@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction = Transaction()

    fileprivate init(_ inside: _RepresentableContext<Representable.Coordinator>) {
        coordinator = inside.coordinator
        environment = inside.environment
    }
}

extension NSViewControllerRepresentable {
    @MainActor @preconcurrency public static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}

    /// `sizeThatFits` is never called, because the course has no layout.
    @MainActor @preconcurrency public func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize? { nil }

    @MainActor public func _make(_ inside: _RepresentableContext<Coordinator>) -> NSViewControllerType {
        makeNSViewController(context: Context(inside))
    }

    @MainActor public func _renew(_ made: NSViewControllerType, _ inside: _RepresentableContext<Coordinator>)
    {
        updateNSViewController(made, context: Context(inside))
    }

    @MainActor public static func _giveUp(_ made: NSViewControllerType, _ coordinator: Coordinator) {
        dismantleNSViewController(made, coordinator: coordinator)
    }
}
