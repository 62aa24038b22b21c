import Foundation

/// The places of the measured programs: beside this program, in the checkout, and on PATH.
struct Parts {
    let itself: String
    let course: String
    let modules: String
    let compiler: String
    let checkout: String

    static func locate() throws(ProgramFailure) -> Parts {
        let itself = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let build = itself.deletingLastPathComponent()
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let compiler = folders.lazy.map { "\($0)/swiftc" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let compiler else {
            throw ProgramFailure("there is no swiftc on PATH; run it as scripts/toolchain scripts/bench")
        }
        let parts = Parts(
            itself: itself.path, course: build.appending(path: "course").path,
            modules: build.appending(path: "Modules").path, compiler: compiler,
            checkout: FileManager.default.currentDirectoryPath)
        for part in [parts.course, "\(parts.modules)/SwiftUI.swiftmodule", "\(parts.checkout)/Exercises"]
        where !FileManager.default.fileExists(atPath: part) {
            throw ProgramFailure("there is no \(part); build with `make build` and start in the checkout")
        }
        return parts
    }
}
