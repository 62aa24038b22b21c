import Essentials

/// The built files that every answer needs: Swift modules, macros, the host program and the gate program.
public struct Engine: Hashable, Sendable {
    /// The folder with `SwiftUI.swiftmodule` and the modules that it imports.
    public let modules: String
    public let host: String
    public let gate: String
    /// The library that the compiler loads for `@Entry` and `#Preview`. The compiler derives the module's name from the
    /// library's file name.
    public let macros: String
    /// The folder that contains a folder of source files for each kit.
    public let kits: String

    public init(modules: String, host: String, gate: String, macros: String, kits: String) {
        self.kits = kits
        self.modules = modules
        self.host = host
        self.gate = gate
        self.macros = macros
    }

    /// The engine for this toolchain's compiler, which this machine builds if no engine fits.
    static func fitting(
        _ toolchain: Toolchain, environment: [String: String],
        telling notice: (@Sendable (WorkshopNotice) -> Void)?
    ) throws(MachineFault) -> Engine {
        let ours = try locate()
        guard let other = try Edition.current.mismatch(with: toolchain) else { return ours }
        guard let sources = Edition.current.sources else { throw other.fault }
        return try EngineShelf(
            sources: sources, for: toolchain, other, beside: ours, environment: environment
        ).engine { notice?(.engine($0)) }
    }

    /// Searches beside the running program (a build folder), then in the folders of an installation
    /// (`PREFIX/bin/course` with `PREFIX/libexec/course`, `PREFIX/lib/course/modules` and `PREFIX/lib/course/kits`).
    public static func locate(program: String? = nil) throws(MachineFault) -> Engine {
        let program = program ?? runningProgram
        let folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
        let prefix = folder.deletingLastPathComponent().path
        // `.build/x86_64-unknown-linux-gnu/release` is three folders below the checkout.
        let checkout = folder.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let candidates = [
            Engine(
                modules: "\(folder.path)/Modules", host: "\(folder.path)/course-host",
                gate: "\(folder.path)/course-gate", macros: "\(folder.path)/libCourseMacros.so",
                kits: checkout.appending(path: "Sources/Apple/Kits").path),
            Engine(
                modules: "\(prefix)/lib/course/modules", host: "\(prefix)/libexec/course/course-host",
                gate: "\(prefix)/libexec/course/course-gate",
                macros: "\(prefix)/libexec/course/libCourseMacros.so", kits: "\(prefix)/lib/course/kits"),
        ]
        if let found = candidates.first(where: { $0.missingPart == nil }) { return found }
        let missing = candidates.compactMap(\.missingPart).joined(separator: " and no ")
        throw MachineFault(
            .engineMissing, "Parts of the course are missing: the course found no \(missing).",
            remedy: "In a checkout, run: swift build. Otherwise install the course again.")
    }

    /// The paths of the modules, the programs and the macros, which child processes use. The list contains no sources
    /// of kits, because only the course reads the sources.
    var parts: [String] { [modules, host, gate, macros] }

    /// The folder of the engine in words, and whether this machine built the engine.
    var inWords: String {
        let isOurs = (try? Engine.locate()) == self
        let builder =
            isOurs
            ? ""
            : "built on this machine, because \(Edition.current.compiler ?? "another compiler") built the course: "
        return "\(builder)modules, host and gate in \(modules)"
    }

    private var missingPart: String? {
        (["\(modules)/SwiftUI.swiftmodule", kits] + parts).first {
            !FileManager.default.fileExists(atPath: $0)
        }
    }

    static var runningProgram: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    }
}
