/// A custom `proposedSize` is never called, because the course has no layout.
nonisolated public protocol PresentationSizing: Sendable {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
        -> ProposedViewSize
}

nonisolated public struct PresentationSizingRoot {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

nonisolated public struct PresentationSizingContext {}

/// A sheet size that the system provides.
nonisolated public protocol _PrimitivePresentationSizing: PresentationSizing {}

extension _PrimitivePresentationSizing {
    nonisolated public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

nonisolated public struct AutomaticPresentationSizing: _PrimitivePresentationSizing {
    public init() {}
}
nonisolated public struct FittedPresentationSizing: _PrimitivePresentationSizing {
    public init() {}
}
nonisolated public struct FormPresentationSizing: _PrimitivePresentationSizing {
    public init() {}
}
nonisolated public struct PagePresentationSizing: _PrimitivePresentationSizing {
    public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    nonisolated public static var automatic: Self { Self() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    nonisolated public static var fitted: Self { Self() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    nonisolated public static var form: Self { Self() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    nonisolated public static var page: Self { Self() }
}

extension PresentationSizing {
    nonisolated public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    nonisolated public func sticky(horizontal: Bool = false, vertical: Bool = false)
        -> some PresentationSizing
    { self }
}

extension View {
    nonisolated public func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> some View {
        self
    }
}
