nonisolated public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
