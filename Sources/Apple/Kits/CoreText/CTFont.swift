// swift-format-ignore-file: AlwaysUseLowerCamelCase
// CoreText: fonts and lines of text. No font file is read and no glyph is drawn: a font is a name and a size.

public import SwiftUI

public class CTFont: Hashable, @unchecked Sendable {
    let name: String
    let size: CGFloat

    init(_ name: String, _ size: CGFloat) { (self.name, self.size) = (name, size) }

    public static func == (left: CTFont, right: CTFont) -> Bool {
        left.name == right.name && left.size == right.size
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { CTFont(name as String, size == 0 ? 12 : size) }

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.name as CFString }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.size * 0.95 }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.size * 0.24 }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { 0 }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.size * 0.7 }

public final class CTFontDescriptor: @unchecked Sendable {
    let attributes: NSDictionary
    init(_ attributes: NSDictionary) { self.attributes = attributes }
}

public enum CTFontManagerError: Int, Error, Sendable {
    case fileNotFound = 101
    case alreadyRegistered = 105
}

public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { _ = registrationHandler?([], true) }
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? { nil }
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { [] }
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { [] }

extension Font {
    /// A font with the given name and size.
    nonisolated public init(_ font: CTFont) { self = .custom(font.name, fixedSize: font.size) }
}
