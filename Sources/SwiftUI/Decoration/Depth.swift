// The third dimension of a headset. A phone has none: each gives back the view itself, with the same identity.

extension View {
    nonisolated public func frame(depth: CGFloat?) -> some View { self }
    nonisolated public func offset(z: CGFloat) -> some View { self }
    nonisolated public func padding3D(_ length: CGFloat? = nil) -> some View { self }
    nonisolated public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always)
        -> some View
    { self }
    nonisolated public func glassBackgroundEffect<Figure: InsettableShape>(
        in shape: Figure, displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View { self }
    nonisolated public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }
    nonisolated public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
}

/// When the glass behind a view is shown.
nonisolated public enum GlassBackgroundDisplayMode: Hashable, Sendable { case always, implicit, never }

/// What a headset does with the room around.
nonisolated public struct SurroundingsEffect: Hashable, Sendable {
    private let name: String
    public static let systemDark = SurroundingsEffect(name: "systemDark")
    public static let dark = SurroundingsEffect(name: "dark")
    public static let semiDark = SurroundingsEffect(name: "semiDark")
    public static let ultraDark = SurroundingsEffect(name: "ultraDark")
}
