// Cocoa: AppKit and Foundation, by the name of both.

@_exported import AppKit
