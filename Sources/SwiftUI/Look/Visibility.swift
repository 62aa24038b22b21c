/// Whether something is shown, or left to the system to decide.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
