import Wire

/// Runs the closure of `.refreshable` when the user pulls the content down.
///
/// The closure of `.refreshable` runs in a separate Swift task, which is cancelled when the content disappears. While
/// the closure runs, the screen shows a spinner.
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

    /// Starts the closure at once, unless the closure is running or the node is off screen.
    public func refresh() {
        guard isPresent, !(running?.isRunning ?? false) else { return }
        running = OwnedTask(
            for: self, phase: .refreshable, location: location, priority: .userInitiated, action
        ) { [weak self] in
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
