import Observation

/// A Mac app's view controller that hosts a SwiftUI view. The hosted SwiftUI view exists while a representable view on
/// screen shows the controller.
@MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController, Hosting {
    private let root: HostedRoot<Content>

    public init(rootView: Content) {
        root = HostedRoot(rootView)
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder: NSCoder, rootView: Content) {
        root = HostedRoot(rootView)
        super.init(coder: coder)
    }

    public required init?(coder: NSCoder) { nil }

    /// Setting a new root view updates the screen.
    public var rootView: Content {
        get { root.view }
        set { root.view = newValue }
    }

    public var sizingOptions: NSHostingSizingOptions = .standardBounds
    public var safeAreaRegions: SafeAreaRegions = .all
    public var sceneBridgingOptions: NSHostingSceneBridgingOptions = []

    public func sizeThatFits(in size: CGSize) -> CGSize { size }

    package var _hosted: any View { HostedView(root: root) }
}

/// A Mac app's view that hosts a SwiftUI view. The SwiftUI view exists while a representable view on screen shows the
/// hosting view.
@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView, Hosting {
    private let root: HostedRoot<Content>

    public required init(rootView: Content) {
        root = HostedRoot(rootView)
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }

    public var rootView: Content {
        get { root.view }
        set { root.view = newValue }
    }

    public var sizingOptions: NSHostingSizingOptions = .standardBounds
    public var safeAreaRegions: SafeAreaRegions = .all
    public var sceneBridgingOptions: NSHostingSceneBridgingOptions = []

    package var _hosted: any View { HostedView(root: root) }
}

nonisolated public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}

nonisolated public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
    public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
    public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
}

/// A menu made of SwiftUI buttons. The menu is always empty: the content is built when the menu opens, and no menu
/// opens.
@MainActor @preconcurrency open class NSHostingMenu<Content: View>: NSMenu {
    public var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(title: "")
    }

    public required init(coder: NSCoder) { fatalError("init(coder:) of a hosting menu needs a view") }
}

extension NSViewController: HostKeeper {
    package var hosting: [any Hosting] {
        if let host = self as? any Hosting { return [host] }
        return isViewLoaded ? children.flatMap(\.hosting) + view.hosting : children.flatMap(\.hosting)
    }
}

extension NSView: HostKeeper {
    package var hosting: [any Hosting] {
        (self as? any Hosting).map { [$0] } ?? subviews.flatMap(\.hosting)
    }
    package func _appear() {}
    package func _disappear() {}
}

@MainActor @Observable private final class HostedRoot<Content: View> {
    var view: Content

    init(_ view: Content) { self.view = view }
}

/// The SwiftUI view that a hosting view or controller shows on screen.
nonisolated private struct HostedView<Content: View>: View {
    let root: HostedRoot<Content>

    @MainActor var body: some View { root.view }
}
