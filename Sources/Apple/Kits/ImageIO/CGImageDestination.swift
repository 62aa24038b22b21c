// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import SwiftUI

/// Writes images. Writing fails, because the course cannot encode images.
public final class CGImageDestination: @unchecked Sendable {
    init() {}
}

public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {}
/// Finishing returns false, because nothing was written.
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { false }
