import VirtualTime
import Wire

/// Runs an asynchronous piece of work for as long as what is inside is on screen.
///
/// It starts at each appearance, after the whole tree has appeared, and is cancelled at each disappearance. Another
/// identity cancels it and starts the next one at once, without waiting for the first to unwind. A body that runs again
/// with the same identity changes nothing: the values captured are those of the start.
@MainActor public final class TaskNode: Node {
    public typealias Action = @isolated(any) () async -> Void

    public struct Work {
        var identity: AnyEquatable?
        var name: String?
        var executor: (any TaskExecutor)?
        var priority: TaskPriority
        var location: SourceLocation
        var action: Action

        /// - Parameter executor: where the action runs whenever no actor claims it; nil for the usual place.
        public init(
            identity: AnyEquatable?, name: String?, executor: (any TaskExecutor)?, priority: TaskPriority,
            location: SourceLocation, action: @escaping Action
        ) {
            self.identity = identity
            self.name = name
            self.executor = executor
            self.priority = priority
            self.location = location
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

    public func update(_ new: Work) {
        let isSame = work.identity == new.identity
        work = new
        guard !isSame, hasAppeared else { return }
        tree.afterCommit { self.cancel(because: .idChanged) }
        tree.startAfterCommit(self)
    }

    public override func didAppear() {
        tree.startAfterCommit(self)
    }

    public override func didDisappear() {
        cancel(because: .disappeared)
    }

    func start() {
        guard hasAppeared else { return }
        running = OwnedTask(
            for: self, location: work.location, name: work.name, executor: work.executor,
            priority: work.priority, work.action)
    }

    private func cancel(because reason: CancellationReason) {
        running?.cancel(because: reason)
        running = nil
    }
}

/// A value that can only be compared.
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
