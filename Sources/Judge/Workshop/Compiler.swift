import Wire

/// The compiler and linker commands that build a library from an answer.
///
/// The commands resemble the output of `swiftc -###`. Calling the tools directly saves the start of the driver, the
/// autolink pass, and a `clang` that only calls the linker.
struct Compiler {
    static let product = "Answer.so"
    static let object = "Answer.o"
    static let module = "Answer"
    static let exportsFile = "exports.map"

    /// An answer's library exports only one function, so no answer can replace a symbol of the host program.
    static let exports = "{ global: \(Mount.entry); local: *; };\n"

    let toolchain: Toolchain
    let site: ChildSite
    let answer: Answer
    /// The kits in an order in which every kit follows the kits that it imports.
    let kits: [BuiltKit]

    /// Compiles all modules and links them. One shell runs all commands, because starting a second sandbox takes longer than
    /// linking.
    var script: String {
        let own = call(
            ["-c"] + answer.compiledFiles.map(\.name), as: Self.module, mode, flags, to: Self.object)
        return libraries + own.script(then: link)
    }

    /// Compiles the modules that the app imports, and checks the types in the app's own files. Two processes each check
    /// half of the module's files. The checks give up on slow expressions sooner than a build.
    var check: String {
        let files = answer.compiledFiles.map(\.name)
        let halves = (0..<min(2, files.count)).map { half in
            call(
                ["-typecheck"]
                    + files.enumerated().flatMap { $0 % 2 == half ? ["-primary-file", $1] : [$1] },
                as: Self.module, mode, flags, patience: Self.littlePatience)
        }
        return libraries + halves.scriptAtOnce
    }

    /// A script with one frontend call for each module that the app imports, unless the module is already compiled. If a
    /// module fails, the script still compiles the others, so that one round reports all errors.
    private var libraries: String {
        (answer.wholeApp?.libraries ?? []).map { library in
            let object = Self.object(of: library.name)
            return call(
                ["-c"] + library.files.map(\.name), as: library.name, library.settings.languageMode,
                library.settings.flags
                    + (library.package.map { ["-package-name", $0] } ?? [])
                    + ["-emit-module-path", "\(library.name).swiftmodule"],
                to: object
            ).script(unlessExists: object)
        }.joined()
    }

    static func object(of library: String) -> String { "\(library).library.o" }

    private var mode: LanguageMode { answer.wholeApp?.settings.languageMode ?? answer.languageMode }

    /// The settings of the app's own module. The option `-module-alias` lets the source use the module's name in Xcode.
    private var flags: [String] {
        guard let app = answer.wholeApp else {
            return Self.defaults(in: mode) + Self.isolation(answer.project, mode)
        }
        return app.settings.flags
            + (app.module == Self.module ? [] : ["-module-alias", "\(app.module)=\(Self.module)"])
    }

    /// One call of the compiler's frontend for some files of a module. File names are relative to the answer's folder,
    /// so that no message contains a path of this machine.
    /// - Parameter patience: the options that say when the compiler gives up on an expression.
    private func call(
        _ files: [String], as module: String, _ mode: LanguageMode, _ flags: [String],
        to object: String? = nil, patience: [String] = Compiler.patience
    ) -> ProgramCall {
        ProgramCall(
            toolchain.frontend,
            ["-frontend"] + files + Self.common(toolchain, mode, cache: site.inside.cache) + flags
                + [
                    "-module-name", module, "-Onone", "-parse-as-library", "-I", ".",
                    "-I", site.inside.modules, "-import-module", "SwiftUI",
                    // The compiler loads this plug-in library only for an answer that uses a macro.
                    "-import-module", "SwiftUIMacros", "-load-plugin-library", site.inside.macros,
                    // On Linux, `URLSession` is in FoundationNetworking. An answer that imports `FoundationNetworking`
                    // gets the course's module of this name.
                    "-module-alias", "FoundationNetworking=URLLoading",
                    "-solver-memory-threshold=\(512 << 20)",
                ] + patience + (object.map { ["-o", $0] } ?? [])
                + kits.flatMap { ["-I", $0.modules(on: site.inside.kits)] } + ofSwiftUI)
    }

    private static let patience = ["-solver-expression-time-threshold=6"]

    /// The options with which a check gives up on slow expressions. In code with errors, one expression can take a
    /// minute in spite of the limit on time.
    private static let littlePatience = [
        "-solver-expression-time-threshold=1", "-solver-scope-threshold=5000",
    ]

    /// Imports Core Data into every file, because Apple's SwiftUI exports names such as `FetchRequest`.
    private var ofSwiftUI: [String] {
        kits.contains { $0.name == "CoreData" } ? ["-import-module", "CoreData"] : []
    }

    /// The defaults of Xcode's debug builds: `#if DEBUG` keeps its examples and previews, and `/\d+/` is a regular expression.
    /// The Swift 5 defaults also allow `init(model: Model = Model())` with a main-actor model, as Swift 6 mode does.
    static func defaults(in mode: LanguageMode) -> [String] {
        switch mode {
        case .five:
            ["-D", "DEBUG", "-enable-bare-slash-regex", "-enable-upcoming-feature", "IsolatedDefaultValues"]
        case .six: ["-D", "DEBUG"]
        }
    }

    /// The flags for Xcode's `Default Actor Isolation` and `Approachable Concurrency`. Swift 6 mode already includes
    /// some of the features of `Approachable Concurrency`.
    static func isolation(_ project: ProjectSetup, _ mode: LanguageMode) -> [String] {
        guard project == .newer else { return [] }
        let features = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
        let older = [
            "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
        ]
        return ["-default-isolation", "MainActor"]
            + (mode == .five ? features + older : features).flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// The options that a module cache depends on.
    static func common(_ toolchain: Toolchain, _ mode: LanguageMode, cache: String) -> [String] {
        [
            "-swift-version", mode.rawValue,
            "-target", toolchain.target, "-disable-objc-interop",
            "-no-color-diagnostics", "-diagnostic-style=llvm", "-Xcc", "-fno-color-diagnostics",
            "-empty-abi-descriptor", "-no-auto-bridging-header-chaining",
            "-in-process-plugin-server-path", "\(toolchain.hostLibraries)/libSwiftInProcPluginServer.so",
            "-plugin-path", "\(toolchain.hostLibraries)/plugins",
            "-module-cache-path", cache,
        ]
    }

    /// The linker does not resolve the symbols of Swift's libraries and Foundation, because the host program already
    /// contains them. Resolving the symbols of Swift's libraries would take the linker longer than all its other work.
    private var link: ProgramCall {
        ProgramCall(
            toolchain.linker,
            [
                // With `--wrap`, the answer cannot make system calls directly, but only through the one function for
                // `Mutex`. With `--eh-frame-hdr`, a stack trace can include the functions of the answer.
                "--wrap=syscall",
                "-shared", "--eh-frame-hdr", "--hash-style=gnu", "--build-id=none",
                "--version-script=\(Self.exportsFile)",
                "-o", Self.product, toolchain.startObject, Self.object,
            ] + (answer.wholeApp?.libraries ?? []).map { Self.object(of: $0.name) }
                + kits.map { $0.library(on: site.inside.kits) } + Self.libraries(of: toolchain))
    }

    /// The linker options for libraries that an answer or a kit may need, but that the host program does not load.
    ///
    /// Answers and kits are compiled without optimization. Unoptimized code uses `swiftSwiftOnoneSupport`, which has
    /// specializations of the standard library, such as for array literals. The host program is optimized, so it does
    /// not load `swiftSwiftOnoneSupport`.
    static func libraries(of toolchain: Toolchain) -> [String] {
        ["-L", toolchain.libraries, "-rpath", toolchain.libraries, "--as-needed"]
            + ["swiftRegexBuilder", "swiftSwiftOnoneSupport"].map { "-l\($0)" }
    }
}
