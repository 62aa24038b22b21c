import Foundation

/// The library's own function behind one that this module replaces.
///
///     static let sync = original("dispatch_sync", as: (@convention(c) (Pointer, Block) -> Void).self)
func original<Function>(_ name: String, as type: Function.Type) -> Function {
    // glibc's RTLD_NEXT: the next library after the one that asks.
    guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else {
        preconditionFailure("this toolchain's libraries have no \(name)")
    }
    return unsafeBitCast(symbol, to: type)
}

typealias Pointer = UnsafeMutableRawPointer
