import Lifecycle
import Wire

extension View {
    /// Adds a gesture that is recognized only if no gesture of a subview is recognized.
    nonisolated public func gesture<Added: Gesture>(
        _ gesture: Added, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
    ) -> some View {
        added(gesture, mask == .gesture ? .high : .ordinary, mask.contains(.gesture), fileID, line)
    }

    nonisolated public func gesture<Added: Gesture>(
        _ gesture: Added, isEnabled: Bool, fileID: String = #fileID, line: Int = #line
    ) -> some View { added(gesture, .ordinary, isEnabled, fileID, line) }

    nonisolated public func gesture<Added: Gesture>(
        _ gesture: Added, name: String, isEnabled: Bool = true, fileID: String = #fileID, line: Int = #line
    ) -> some View { added(gesture, .ordinary, isEnabled, fileID, line) }

    /// Adds a gesture that takes priority over the gestures of subviews.
    nonisolated public func highPriorityGesture<Added: Gesture>(
        _ gesture: Added, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
    ) -> some View { added(gesture, .high, mask.contains(.gesture), fileID, line) }

    nonisolated public func highPriorityGesture<Added: Gesture>(
        _ gesture: Added, isEnabled: Bool, fileID: String = #fileID, line: Int = #line
    ) -> some View { added(gesture, .high, isEnabled, fileID, line) }

    /// Adds a gesture that is recognized together with the gestures of subviews.
    nonisolated public func simultaneousGesture<Added: Gesture>(
        _ gesture: Added, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
    ) -> some View { added(gesture, .beside, mask.contains(.gesture), fileID, line) }

    nonisolated public func simultaneousGesture<Added: Gesture>(
        _ gesture: Added, isEnabled: Bool, fileID: String = #fileID, line: Int = #line
    ) -> some View { added(gesture, .beside, isEnabled, fileID, line) }

    nonisolated fileprivate func added<Added: Gesture>(
        _ gesture: Added, _ rank: GestureRank, _ isOn: Bool, _ fileID: String, _ line: Int
    ) -> ModifiedContent<Self, GestureModifier<Added>> {
        modified(
            by: GestureModifier(
                gesture: gesture, rank: rank, isOn: isOn,
                location: SourceLocation(fileID: fileID, line: line)))
    }
}

extension View {
    /// Runs `action` when the user taps the view, unless the view is disabled.
    @preconcurrency nonisolated public func onTapGesture(
        count: Int = 1, fileID: String = #fileID, line: Int = #line,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        added(
            _CallbackGesture(base: TapGesture(count: count)) { if case .ended = $0 { action() } }, .ordinary,
            true, fileID, line)
    }

    /// Runs `action` with the position of a tap: always the middle of the screen.
    @preconcurrency nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, fileID: String = #fileID,
        line: Int = #line, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count, fileID: fileID, line: line) { action(.touched) }
    }

    /// Runs `action` after a long press. `onPressingChanged` runs when the finger touches the view, and again when
    /// the finger lifts or has pressed long enough.
    @preconcurrency nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, fileID: String = #fileID,
        line: Int = #line, perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        let pressing = PressingState()
        return added(
            _CallbackGesture(base: press) { phase in
                let isPressing = !phase.isOver
                if pressing.isOn != isPressing {
                    pressing.isOn = isPressing
                    onPressingChanged?(isPressing)
                }
                if case .ended = phase { action() }
            }, .ordinary, true, fileID, line)
    }

    /// The older form of `onLongPressGesture`.
    @_disfavoredOverload @preconcurrency nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: (@MainActor (Bool) -> Void)? = nil, fileID: String = #fileID, line: Int = #line,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, fileID: fileID, line: line,
            perform: action, onPressingChanged: pressing)
    }
}

/// Stores whether a finger is pressing the view. Between two updates, no finger presses the view, because a finger's
/// movement takes no time.
nonisolated private final class PressingState: @unchecked Sendable {
    var isOn = false
}
