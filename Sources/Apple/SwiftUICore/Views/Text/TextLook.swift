/// The color and font of a piece of text. A piece of text without a color or font inherits the color or font from the
/// views around the text.
package nonisolated struct TextLook: Equatable, Sendable {
    var ink: Plate?
    var font: Font?
}

nonisolated extension TextSegment {
    var look: TextLook {
        if case .looking(_, let look) = self { look } else { TextLook() }
    }

    /// The text segment without the color and font that the app set.
    var plain: TextSegment {
        if case .looking(let plain, _) = self { plain } else { self }
    }

    /// Returns the segment with a color and a font. A segment keeps the color or font that it already has.
    func looking(ink: Plate? = nil, font: Font? = nil) -> TextSegment {
        guard ink != nil || font != nil else { return self }
        return .looking(plain, TextLook(ink: look.ink ?? ink, font: look.font ?? font))
    }
}

extension Text {
    private func looking(ink: Plate? = nil, font: Font? = nil) -> Text {
        Text(segments: segments.map { $0.looking(ink: ink, font: font) })
    }

    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { looking(ink: Plate(style)) }

    public func foregroundColor(_ color: Color?) -> Text { looking(ink: color.map { Plate($0) }) }

    public func font(_ font: Font?) -> Text { looking(font: font) }
}
