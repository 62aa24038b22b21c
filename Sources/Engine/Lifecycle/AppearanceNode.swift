import Wire

/// Calls the learner's `onAppear` when the first view inside appears, and the learner's `onDisappear` when the last
/// view inside disappears.
///
/// The commit calls the closures of inner views first, and the closures of modifiers around this node last.
@MainActor public final class AppearanceNode: Node {
    /// The learner's closures for `onAppear` and `onDisappear`; nil if the app passed no closure.
    public struct Handlers {
        var onAppear: (@MainActor () -> Void)?
        var onDisappear: (@MainActor () -> Void)?
        var location: SourceLocation

        public init(
            onAppear: (@MainActor () -> Void)? = nil, onDisappear: (@MainActor () -> Void)? = nil,
            location: SourceLocation
        ) {
            self.onAppear = onAppear
            self.onDisappear = onDisappear
            self.location = location
        }
    }
    private var handlers: Handlers

    public init(at site: Site, _ handlers: Handlers, content: (Site) -> Node) {
        self.handlers = handlers
        super.init(at: site)
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }

    public func update(_ handlers: Handlers) {
        self.handlers = handlers
    }

    public override func didAppear() {
        guard let handler = handlers.onAppear else { return }
        run(handler, in: .onAppear)
    }

    public override func didDisappear() {
        guard let handler = handlers.onDisappear else { return }
        run(handler, in: .onDisappear)
    }

    private func run(_ handler: @MainActor () -> Void, in phase: ScopePhase) {
        Scopes.enter(Scope(view: path, phase: phase, location: handlers.location)) { handler() }
    }
}
