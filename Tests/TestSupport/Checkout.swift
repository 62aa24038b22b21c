// TestSupport: code that several tests share.
//
// Start at `expectSnapshot`, which compares a readable text with a file. `Checkout` finds this project and its built
// programs. `Workshop.underTest` builds and runs answers with the programs that `Checkout` finds. `Diagram` and
// `Run` make traces from `TracePart`.

import Foundation

public enum Checkout {
    /// The top folder, which contains `Package.swift`.
    public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder of a module or a kit, found in any subfolder of `Sources`.
    public static func folder(of module: String) -> URL {
        let rooms = ["App", "Apple", "Apple/Kits", "Class", "Content", "Engine", "Judge", "System"]
        let places = rooms.map { root.appending(path: "Sources/\($0)/\(module)") }
        return places.first { FileManager.default.fileExists(atPath: $0.path) }
            ?? root.appending(path: "Sources/\(module)")
    }

    /// The folder of the running test program and the package's other programs.
    public static var programs: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }
}
