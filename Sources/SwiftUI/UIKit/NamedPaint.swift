/// What a `UIColor` or an `NSColor` is here: a name, and how much of it can be seen.
nonisolated struct NamedPaint: Hashable {
    let name: String
    let opacity: CGFloat

    init(_ name: String, opacity: CGFloat = 1) {
        self.name = name
        self.opacity = opacity
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat, opacity: CGFloat) {
        self.init("rgb \(red) \(green) \(blue)", opacity: opacity)
    }

    init(white: CGFloat, opacity: CGFloat) {
        self.init("white \(white)", opacity: opacity)
    }

    init(_ color: Color) {
        self.init("\(color)", opacity: color.opacity)
    }
}

extension Color {
    nonisolated init(_ paint: NamedPaint) {
        self.init(name: paint.name, opacity: paint.opacity)
    }
}
