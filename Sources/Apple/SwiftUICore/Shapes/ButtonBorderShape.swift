/// The automatic shape of a button border is a capsule, as on a phone.
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
    private enum Kind: Hashable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat)
    }
    private let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: 8))
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }
}

extension ButtonBorderShape: InsettableShape {
    public func path(in rect: CGRect) -> Path {
        switch kind {
        case .automatic, .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius).path(in: rect)
        }
    }
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(base: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
