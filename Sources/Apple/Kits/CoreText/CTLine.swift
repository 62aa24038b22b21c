// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import SwiftUI

/// A line of text. Every character is 6 points wide, because there are no glyphs.
public final class CTLine: @unchecked Sendable {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }
    var width: CGFloat { CGFloat(text.string.count) * 6 }
}

public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
    CTLine(attrString)
}
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = 11
    descent?.pointee = 3
    leading?.pointee = 0
    return Double(line.width)
}

public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    CGRect(x: 0, y: -3, width: line.width, height: 14)
}
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { [] }
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {}

/// Lays out text in a frame.
public final class CTFramesetter: @unchecked Sendable {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }
}

public final class CTFrame: @unchecked Sendable {
    let path: CGPath
    init(_ path: CGPath) { self.path = path }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { [] }
