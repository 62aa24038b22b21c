// AppKit: the types of AppKit that the course has, for files that import AppKit and not SwiftUI. They are in the module
// SwiftUI, which on a Mac brings AppKit along as well.

@_exported import SwiftUI
