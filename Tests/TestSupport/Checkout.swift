// TestSupport: what several tests need, once. Start here.
//
// `expectSnapshot` compares what people read with a file. `Checkout` says where this project and its built programs
// are. `Workshop.underTest` builds and runs answers with them. `Diagram` and `Run` make traces, out of `TracePart`.

import Foundation

/// The folders of this project, as a running test sees them.
public enum Checkout {
    /// The top folder: the one with `Package.swift`.
    public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder of a module or a kit, in whichever room it is.
    public static func folder(of module: String) -> URL {
        let rooms = ["App", "Apple", "Apple/Kits", "Class", "Content", "Engine", "Judge", "System"]
        let places = rooms.map { root.appending(path: "Sources/\($0)/\(module)") }
        return places.first { FileManager.default.fileExists(atPath: $0.path) }
            ?? root.appending(path: "Sources/\(module)")
    }

    /// The folder of the running test program, where the package's other programs are too.
    public static var programs: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }
}
