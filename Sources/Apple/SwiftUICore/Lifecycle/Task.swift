public import Lifecycle
import Wire

nonisolated public struct _TaskModifier: _PrimitiveModifier {
    let work: TaskNode.Work

    @MainActor public func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        TaskNode(at: site, work, content: content)
    }

    @MainActor public func update(_ node: Node) {
        node.as(TaskNode.self).update(work)
    }
}

extension View {
    /// Starts a task that runs `action` at each appearance of the view, after all `onAppear` actions of the update. The
    /// view's disappearance cancels the task. The task's `action` uses the values that the body captured before the
    /// appearance.
    nonisolated public func task(
        name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
        line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modified(
            by: _TaskModifier(
                work: TaskNode.Work(
                    identity: nil, name: name, executor: nil, priority: priority,
                    location: SourceLocation(fileID: file, line: line), action: action)))
    }

    /// Starts a task like `task(name:priority:)`, at each appearance of the view. `taskExecutor` runs the task's code
    /// that belongs to no actor.
    nonisolated public func task(
        name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
        priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modified(
            by: _TaskModifier(
                work: TaskNode.Work(
                    identity: nil, name: name, executor: taskExecutor, priority: priority,
                    location: SourceLocation(fileID: file, line: line), action: action)))
    }

    /// Starts a task at each appearance of the view and whenever `value` changes. An update that changes `value`
    /// cancels the running task. After `value` changes, a new task starts at once, even if the canceled task has not
    /// returned.
    nonisolated public func task<ID: Equatable>(
        id value: ID, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
        line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modified(
            by: _TaskModifier(
                work: TaskNode.Work(
                    identity: AnyEquatable(value), name: name, executor: nil, priority: priority,
                    location: SourceLocation(fileID: file, line: line), action: action)))
    }

    /// Starts a task like `task(id:)`, at each appearance and whenever `value` changes. `taskExecutor` runs the task's
    /// code that belongs to no actor.
    nonisolated public func task<ID: Equatable>(
        id value: ID, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
        priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modified(
            by: _TaskModifier(
                work: TaskNode.Work(
                    identity: AnyEquatable(value), name: name, executor: taskExecutor, priority: priority,
                    location: SourceLocation(fileID: file, line: line), action: action)))
    }
}
