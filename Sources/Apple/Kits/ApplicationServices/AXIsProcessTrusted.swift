// ApplicationServices: whether the user lets an app of a Mac read and press other apps' windows. No user does.

public import SwiftUI

// swift-format-ignore: AlwaysUseLowerCamelCase
public func AXIsProcessTrusted() -> Bool { false }

/// No question is shown.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool { false }
