import Wire

/// Runs work that the user asks for by pulling the content down.
///
/// The work has a task of its own, which is cancelled when the content goes away, and a spinner stays until it returns.
@MainActor public final class RefreshNode: Node {
    private var action: TaskNode.Action
    private var location: SourceLocation
    private var running: OwnedTask?

    public init(
        at site: Site, location: SourceLocation, action: @escaping TaskNode.Action, content: (Site) -> Node
    ) {
        self.action = action
        self.location = location
        super.init(at: site)
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }

    public func update(action: @escaping TaskNode.Action) {
        self.action = action
    }

    /// Starts the work, unless it is running.
    public func refresh() {
        guard isPresent, !(running?.isRunning ?? false) else { return }
        running = OwnedTask(for: self, location: location, priority: .userInitiated, action) { [weak self] in
            self?.forgetDrawing()
        }
        forgetDrawing()
    }

    public override func didDisappear() {
        running?.cancel(because: .disappeared)
        running = nil
    }

    public override func draw(on screen: inout Screen) {
        if running?.isRunning ?? false { screen.add(.spinner, "refreshing") }
        super.draw(on: &screen)
    }
}
