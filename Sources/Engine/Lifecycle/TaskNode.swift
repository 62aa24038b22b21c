import VirtualTime
import Wire

/// Runs asynchronous work while the node's content is on screen. Each appearance starts the work, and each
/// disappearance cancels the work.
///
/// The work starts after the whole tree has appeared. If the identity changes, the commit cancels the work and starts
/// the work again. The commit does not wait for the cancelled work to end. If the identity is unchanged, running work
/// keeps the values that the work captured.
@MainActor public final class TaskNode: Node {
    public typealias Action = @isolated(any) () async -> Void

    /// The work to run, and the identity whose change restarts the work.
    public struct Work {
        var identity: AnyEquatable?
        var name: String?
        var executor: (any TaskExecutor)?
        var priority: TaskPriority
        var location: SourceLocation
        var phase: ScopePhase
        var action: Action

        /// - Parameter executor: runs an action that belongs to no actor; nil for the default executor.
        public init(
            identity: AnyEquatable?, name: String?, executor: (any TaskExecutor)?, priority: TaskPriority,
            location: SourceLocation, phase: ScopePhase = .task, action: @escaping Action
        ) {
            self.identity = identity
            self.name = name
            self.executor = executor
            self.priority = priority
            self.location = location
            self.phase = phase
            self.action = action
        }
    }

    private var work: Work
    private var running: OwnedTask?

    public init(at site: Site, _ work: Work, content: (Site) -> Node) {
        self.work = work
        super.init(at: site)
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }

    /// If the identity has changed and the content is on screen, the commit restarts the work.
    public func update(_ new: Work) {
        let isSame = work.identity == new.identity
        work = new
        guard !isSame, hasAppeared else { return }
        tree.pendingCommit.report(to: self) { self.cancel(because: .idChanged) }
        tree.pendingCommit.start(self)
    }

    public override func didAppear() {
        tree.pendingCommit.start(self)
    }

    public override func didDisappear() {
        cancel(because: .disappeared)
    }

    func start() {
        guard hasAppeared else { return }
        running = OwnedTask(
            for: self, phase: work.phase, location: work.location, name: work.name, executor: work.executor,
            priority: work.priority, work.action)
    }

    private func cancel(because reason: CancellationReason) {
        running?.cancel(because: reason)
        running = nil
    }
}

/// Holds a value of any equatable type. Values of different types are never equal.
public struct AnyEquatable: Equatable {
    private let value: any Equatable

    public init(_ value: some Equatable) {
        self.value = value
    }

    public static func == (left: Self, right: Self) -> Bool {
        func open<Value: Equatable>(_ left: Value) -> Bool { (right.value as? Value) == left }
        return open(left.value)
    }
}
