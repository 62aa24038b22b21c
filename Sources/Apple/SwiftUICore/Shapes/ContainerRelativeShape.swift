/// The shape of the container, which is always a rectangle in the course.
nonisolated public struct ContainerRelativeShape: InsettableShape, Equatable {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(base: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
