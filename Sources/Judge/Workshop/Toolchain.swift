import Essentials

/// The Swift toolchain that compiles answers: the paths of its tools and libraries.
public struct Toolchain: Hashable, Sendable {
    /// The toolchain's folder, which contains the folders `bin` and `lib`.
    public let root: String
    public let frontend: String
    public let linker: String
    /// Plug-ins of the compiler, such as the plug-in for `@Observable`.
    public let hostLibraries: String
    public let libraries: String
    public let startObject: String
    public let target: String

    /// Searches PATH for a `swiftc` that belongs to a complete toolchain. If PATH has the launcher of `swiftly`, the
    /// result is a toolchain that `swiftly` installed.
    public static func locate(environment: [String: String]) throws(MachineFault) -> Toolchain {
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        var missing: String?
        for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/swiftc") {
            let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
            let root = compiler.deletingLastPathComponent().deletingLastPathComponent().path
            let launched =
                compiler.lastPathComponent == "swiftly"
                ? Swiftly(environment: environment)?.roots(preferring: Edition.current.compilerNumber) : nil
            for found in ((launched ?? []) + [root]).map(Toolchain.init(root:)) {
                missing = found.missingPart
                if missing == nil { return found }
            }
        }
        let fact =
            missing.map { "The Swift toolchain on PATH has no \($0)." }
            ?? "The course found no Swift toolchain: PATH has no swiftc."
        throw MachineFault(
            .toolchainMissing, fact,
            remedy:
                "Install Swift \(Edition.current.compilerNumber ?? "6.3 or later") from swift.org and put its usr/bin first on PATH."
        )
    }

    init(root: String) {
        #if arch(arm64)
            let architecture = "aarch64"
        #else
            let architecture = "x86_64"
        #endif
        self.root = root
        frontend = "\(root)/bin/swift-frontend"
        linker = "\(root)/bin/ld.lld"
        hostLibraries = "\(root)/lib/swift/host"
        libraries = "\(root)/lib/swift/linux"
        startObject = "\(root)/lib/swift/linux/\(architecture)/swiftrt.o"
        target = "\(architecture)-unknown-linux-gnu"
    }

    /// The folders of the libraries that the course's programs load, for `LD_LIBRARY_PATH`. After an installation, the
    /// toolchain can be in another folder than on the machine that built the release.
    var loaderPath: String { "\(libraries):\(hostLibraries)" }

    private var missingPart: String? {
        [frontend, linker, hostLibraries, "\(libraries)/libswiftCore.so", startObject]
            .first { !FileManager.default.fileExists(atPath: $0) }
    }

    /// The fault of a toolchain without SwiftSyntax, which the gate and the macros use; nil if SwiftSyntax is in its usual place.
    var syntaxFault: MachineFault? {
        let parts = ["\(hostLibraries)/libSwiftSyntax.so", "\(hostLibraries)/SwiftSyntax.swiftmodule"]
        guard let missing = parts.first(where: { !FileManager.default.fileExists(atPath: $0) }) else {
            return nil
        }
        return MachineFault(
            .toolchainMissing,
            "The toolchain has no \(missing), which the course's source checker and macros use.",
            remedy: "Use a toolchain from swift.org. Some distributions omit SwiftSyntax.")
    }

    /// The compiler's version line. Runs the compiler only if no record of the version line exists.
    func rememberedVersion() throws(MachineFault) -> String {
        let record = BootRecord("course-compiler", of: [frontend], settings: [])
        if let known = record.text { return known }
        let version = try version()
        record.keep(version)
        return version
    }

    /// The version line that the compiler prints.
    public func version() throws(MachineFault) -> String {
        let launch = Launch(
            command: ProgramCall(frontend, ["-frontend", "-version"]), folder: "/",
            limits: PhaseLimits().gate,
            identity: .ofChildren)
        let end = try Child.start(launch).wait()
        let line = (end.output + end.errors).split(separator: "\n").first { $0.contains("version") }
        guard let line, end.cause == .exited(0) else {
            throw MachineFault(
                .toolchainMissing, "The Swift compiler does not start: \(end.errors.prefix(200))",
                remedy: "Run swiftc --version, and install the system libraries that it names.")
        }
        return String(line)
    }
}
