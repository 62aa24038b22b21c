// Cocoa: re-exports AppKit and Foundation.

@_exported import AppKit
