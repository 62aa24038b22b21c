import Lifecycle
import Wire

// What decides whether a user gets at a view, and the gestures that any view can listen for. None of it touches the life
// of what is inside.

extension View {
    /// What is inside is there, and does nothing when touched.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modified(by: BarrierModifier(barrier: enabled ? .absent : .untouchable))
    }

    /// Out of sight, and alive.
    nonisolated public func hidden() -> some View {
        modified(by: BarrierModifier(barrier: .invisible))
    }

    /// At zero out of sight, and alive.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modified(by: BarrierModifier(barrier: opacity > 0 ? .absent : .invisible))
    }

    /// Grey bars stand for the texts inside.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    nonisolated public func unredacted() -> some View {
        transformEnvironment(\.redactionReasons) { $0 = [] }
    }

    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    @preconcurrency nonisolated public func onTapGesture(
        count: Int = 1, fileID: String = #fileID, line: Int = #line,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modified(
            by: GestureModifier<Tap>(location: SourceLocation(fileID: fileID, line: line), action: action))
    }

    @preconcurrency nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, fileID: String = #fileID,
        line: Int = #line, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modified(
            by: GestureModifier<LongPress>(
                location: SourceLocation(fileID: fileID, line: line), action: action))
    }
}
