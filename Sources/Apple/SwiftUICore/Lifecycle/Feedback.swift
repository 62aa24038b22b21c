// The closures for haptic feedback run after the update that changes the trigger; the phone does not vibrate.

extension View {
    nonisolated public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger, fileID: String = #fileID, line: Int = #line,
        condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
    ) -> some View {
        feltOnChange(of: trigger, fileID, line) { _ = condition($0, $1) }
    }

    nonisolated public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger, fileID: String = #fileID, line: Int = #line,
        _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
    ) -> some View {
        feltOnChange(of: trigger, fileID, line) { _ = feedback($0, $1) }
    }

    nonisolated private func feltOnChange<Trigger: Equatable>(
        of trigger: Trigger, _ fileID: String, _ line: Int, _ action: @escaping (Trigger, Trigger) -> Void
    ) -> some View {
        // Only the main actor calls `action`, so `nonisolated(unsafe)` is safe.
        nonisolated(unsafe) let action = action
        return onChange(of: trigger, initial: false, fileID: fileID, line: line) {
            (old: Trigger, new: Trigger) in
            action(old, new)
        }
    }
}
