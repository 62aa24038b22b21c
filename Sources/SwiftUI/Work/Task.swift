public import Lifecycle
import Wire

nonisolated public struct _TaskModifier: PrimitiveModifier {
    let work: TaskNode.Work

    @MainActor public func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        TaskNode(at: site, work, content: content)
    }

    @MainActor public func update(_ node: Node) {
        node.as(TaskNode.self).update(work)
    }
}

extension View {
    /// Runs `action` from each appearance to the disappearance, which cancels it.
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

    /// The same, away from all actors on an executor of the caller's choice.
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

    /// Runs `action` at each appearance, and starts over whenever `value` changes.
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

    /// The same, away from all actors on an executor of the caller's choice.
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
