import Observation

/// A view controller that hosts a SwiftUI view. The hosted SwiftUI view exists while a representable view on screen
/// shows the controller.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController, Hosting {
    private let root: HostedRoot<Content>

    public init(rootView: Content) {
        root = HostedRoot(rootView)
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder: NSCoder, rootView: Content) {
        root = HostedRoot(rootView)
        super.init(coder: coder)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) of a hosting controller needs a view")
    }

    /// Setting a new root view updates the screen.
    public var rootView: Content {
        get { root.view }
        set { root.view = newValue }
    }

    public var sizingOptions: UIHostingControllerSizingOptions = []

    package var _hosted: any View { _HostedView(root: root) }
}

nonisolated public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

@MainActor @Observable private final class HostedRoot<Content: View> {
    var view: Content

    init(_ view: Content) { self.view = view }
}

/// The SwiftUI view of a hosting controller, while the controller is on screen.
nonisolated private struct _HostedView<Content: View>: View {
    let root: HostedRoot<Content>

    @MainActor var body: some View { root.view }
}
