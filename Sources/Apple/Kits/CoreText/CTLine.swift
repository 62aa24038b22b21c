// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import SwiftUI

/// A line of text. Every character is 6 points wide, because there are no glyphs.
public final class CTLine: @unchecked Sendable {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }
}

public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { [] }

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
