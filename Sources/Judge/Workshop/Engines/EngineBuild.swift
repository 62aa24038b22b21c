import Essentials

/// One build of the engine by the toolchain's own `swift build`.
///
/// The compiled sources are the course's own, so the build needs no sandbox. The build writes only below its scratch
/// folder, which is also the build's home folder.
struct EngineBuild {
    private let sources: String
    private let toolchain: Toolchain
    private let environment: [String: String]
    private let scratch: String

    init(sources: String, toolchain: Toolchain, _ environment: [String: String], scratch: String) {
        self.sources = sources
        self.toolchain = toolchain
        self.scratch = scratch
        let kept = environment.filter { ["TMPDIR", "PKG_CONFIG_PATH"].contains($0.key) }
        self.environment = kept.merging([
            // The package manifest looks for SwiftSyntax next to the first compiler on PATH.
            "PATH": "\(toolchain.root)/bin:\(environment["PATH"] ?? "/usr/bin:/bin")",
            "HOME": scratch,
            "LANG": "C.UTF-8",
            "COURSE_PARTS": "engine",
        ]) { $1 }
    }

    var products: String { "\(scratch)/release" }

    private var log: String { "\(scratch)/output" }

    var output: String {
        FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private var program: String { "\(toolchain.root)/bin/swift-build" }

    /// Throws if `swift build`, SwiftSyntax or the headers of the engine's libraries are missing, because the build would fail halfway.
    func checkTools() throws(MachineFault) {
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw MachineFault(
                .toolchainMissing,
                "The course has to build its engine for this compiler, but \(program) is missing.",
                remedy: "Install the whole toolchain from swift.org.")
        }
        if let fault = toolchain.syntaxFault { throw fault }
        let modules = "\(sources)/Sources/System"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
        let compiler = "\(toolchain.root)/bin/clang"
        guard FileManager.default.isExecutableFile(atPath: compiler) else { return }
        let headers = names.sorted().map { "\(modules)/\($0)/shim.h" }
        let end = try Child.start(
            launch(ProgramCall(compiler, ["-fsyntax-only", "-x", "c"] + headers, environment: environment))
        ).wait()
        let missing = end.errors.matches(of: #/'([^']+)' file not found/#).map { String($0.output.1) }
        guard let first = missing.first else { return }
        throw MachineFault(
            .toolchainMissing,
            "The course has to build its engine for this compiler, but \(first) is missing.",
            remedy:
                "Run `sudo apt-get install libsodium-dev libmd-dev` (Fedora: `sudo dnf install libsodium-devel libmd-devel`), and then your command again."
        )
    }

    /// Builds the engine, or continues a stopped build of the engine.
    /// - Parameter progress: receives the number of finished steps and the number of all steps known so far.
    func run(telling progress: (Int, Int) -> Void) throws(MachineFault) -> ProcessEnd {
        try TemporaryFolder.makeIfMissing(scratch, for: nil)
        let (ending, ours) = try Descriptor.pipe()
        let call = ProgramCall(
            "/bin/sh",
            [
                "-c", Self.script, log, program, "-c", "release", "--package-path", sources,
                "--scratch-path", scratch,
            ], environment: environment)
        let child = try Child.start(launch(call, passing: [ending]))
        return withExtendedLifetime(ours) {
            var known = 0
            while true {
                if let end = child.wait(atMost: 0.2) { return end }
                guard let steps = Self.steps(in: output), steps.done != known else { continue }
                known = steps.done
                progress(steps.done, steps.all)
            }
        }
    }

    private func launch(_ call: ProgramCall, passing: [Descriptor] = []) -> Launch {
        Launch(
            command: call, folder: sources, limits: .ownProcess, identity: nil, passing: passing)
    }

    /// The script stops the build and its compilers when descriptor 3 closes, which happens whenever the course ends.
    private static let script = """
        "$@" >"$0" 2>&1 3<&- &
        build=$!
        (read -r word; kill -INT $build) <&3 >/dev/null 2>&1 &
        watch=$!
        wait $build
        end=$?
        kill $watch
        exit $end
        """

    /// The numbers in the last progress mark of the output, such as `[34/93]`.
    static func steps(in output: String) -> (done: Int, all: Int)? {
        output.suffix(4096).matches(of: #/\[([0-9]+)/([0-9]+)\]/#).last.flatMap { found in
            Int(found.output.1).flatMap { done in Int(found.output.2).map { (done, $0) } }
        }
    }
}
