/// Whether the app is shown on a light or a dark background.
nonisolated public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
