// ApplicationServices: permission for a Mac app to control other apps' windows. The simulated user never
// grants an app this permission.

public import SwiftUI

// swift-format-ignore: AlwaysUseLowerCamelCase
public func AXIsProcessTrusted() -> Bool { false }

/// The function returns false and shows no prompt.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool { false }
