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

public enum CTFontUIFontType: UInt32, Sendable {
    case system = 2
    case label = 10
    case message = 23
}

public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? { CTFont(".SFUI-Regular", size == 0 ? 12 : size) }
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont { CTFont(font.name, size == 0 ? font.size : size) }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.name as CFString }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.size * 0.95 }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.size * 0.24 }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { 0 }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.size * 0.7 }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.size * 0.52 }

public final class CTFontDescriptor: @unchecked Sendable {
    let attributes: NSDictionary
    init(_ attributes: NSDictionary) { self.attributes = attributes }
}

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(attributes)
}
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { CTFont(descriptor.attributes[kCTFontNameAttribute] as? String ?? "", size == 0 ? 12 : size) }

public var kCTFontNameAttribute: CFString { "NSFontNameAttribute" }
public var kCTFontSizeAttribute: CFString { "NSFontSizeAttribute" }
public var kCTFontAttributeName: CFString { "NSFont" }

public enum CTFontManagerError: Int, Error, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case exceededResourceLimit = 106
    case notRegistered = 201
}

public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { _ = registrationHandler?([], true) }
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? { nil }
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { [] }
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { [] }

extension Font {
    /// A font of this name and size.
    nonisolated public init(_ font: CTFont) { self = .custom(font.name, fixedSize: font.size) }
}
