import Wire

/// The two command lines that make a library from an answer.
///
/// They are much the same as those that `swiftc -###` prints. Starting the tools directly saves the start of the driver,
/// the autolink pass, and a `clang` that only calls the linker.
struct Compiler {
    static let product = "Answer.so"
    static let object = "Answer.o"
    static let module = "Answer"
    static let exportsFile = "exports.map"

    /// An answer exports only its entry, so it cannot replace a symbol of the host.
    static let exports = "{ global: \(Mount.entry); local: *; };\n"

    let toolchain: Toolchain
    let site: ChildSite
    let answer: Answer
    /// What the answer imports, each behind what it needs.
    let kits: [BuiltKit]

    /// One shell for both, because starting another wall takes longer than linking.
    var script: String { compile.script(then: link) }

    /// One frontend call for all files. File names are relative, so no path of this machine gets into a message.
    private var compile: ProgramCall {
        ProgramCall(
            toolchain.frontend,
            ["-frontend", "-c"] + answer.compiledFiles.map(\.name)
                + Self.common(toolchain, answer.languageMode, cache: site.inside.cache)
                + Self.defaults(in: answer.languageMode) + Self.isolation(answer.project, answer.languageMode)
                + [
                    "-module-name", Self.module, "-Onone", "-parse-as-library",
                    "-I", site.inside.modules, "-import-module", "SwiftUI",
                    // Loaded only when the answer uses a macro.
                    "-import-module", "SwiftUIMacros", "-load-plugin-library", site.inside.macros,
                    // On Linux `URLSession` is in a module of its own. An import of it gets the course's module.
                    "-module-alias", "FoundationNetworking=URLLoading",
                    "-solver-memory-threshold=\(512 << 20)", "-solver-expression-time-threshold=6",
                    "-o", Self.object,
                ] + kits.flatMap { ["-I", $0.modules(on: site.inside.kits)] })
    }

    /// As in Xcode's debug builds, so `#if DEBUG` keeps its examples and previews, and `/\d+/` is a regular expression. And `init(model: Model = Model())` takes a
    /// model of the main actor in both modes; the sixth has that by itself.
    static func defaults(in mode: LanguageMode) -> [String] {
        switch mode {
        case .five:
            ["-D", "DEBUG", "-enable-bare-slash-regex", "-enable-upcoming-feature", "IsolatedDefaultValues"]
        case .six: ["-D", "DEBUG"]
        }
    }

    /// What Xcode's `Default Actor Isolation` and `Approachable Concurrency` stand for. The sixth mode has some of it by itself.
    static func isolation(_ project: ProjectSetup, _ mode: LanguageMode) -> [String] {
        guard project == .newer else { return [] }
        let features = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
        let older = [
            "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
        ]
        return ["-default-isolation", "MainActor"]
            + (mode == .five ? features + older : features).flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// The options that decide which module cache fits.
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

    /// Undefined symbols stay undefined: the host has them, including those of Swift's libraries and Foundation. Naming
    /// these libraries here would make the linker read them, which takes longer than the rest of its work.
    private var link: ProgramCall {
        ProgramCall(
            toolchain.linker,
            [
                // A walk of the stack needs the header to get through the answer's frames.
                // The kernel is reached through the host only, by the one function that `Mutex` needs.
                "--wrap=syscall",
                "-shared", "--eh-frame-hdr", "--hash-style=gnu", "--build-id=none",
                "--version-script=\(Self.exportsFile)",
                "-o", Self.product, toolchain.startObject, Self.object,
            ] + kits.map { $0.library(on: site.inside.kits) } + Self.libraries(of: toolchain))
    }

    /// The libraries that an answer or a kit may use and the host does not load, as the linker takes them.
    ///
    /// Both are compiled without optimization, so they take specializations of the standard library, such as that of an array
    /// literal, from a library of their own. A host that was built with optimization does not load it.
    static func libraries(of toolchain: Toolchain) -> [String] {
        ["-L", toolchain.libraries, "-rpath", toolchain.libraries, "--as-needed"]
            + ["swiftRegexBuilder", "swiftSwiftOnoneSupport"].map { "-l\($0)" }
    }
}
