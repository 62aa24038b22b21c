/// The two command lines that make a library of an answer.
///
/// `swiftc` would print much the same with `-###`; starting the tools without it saves the driver's own start, the
/// autolink pass and a `clang` that only calls the linker.
struct Compiler {
    static let product = "Answer.so"
    static let object = "Answer.o"
    static let module = "Answer"
    static let exportsFile = "exports.map"

    /// Nothing of an answer is visible to the host but its entry, so nothing of it can stand in for a symbol of ours.
    static let exports = "{ global: \(Mount.entry); local: *; };\n"

    let toolchain: Toolchain
    let site: ChildSite
    let answer: Answer

    /// One child for both: to put up another wall takes longer than to link.
    var compileAndLink: ProgramCall { compile.then(link) }

    /// One frontend call for all files. File names are relative, so no path of this machine gets into a message.
    private var compile: ProgramCall {
        ProgramCall(
            toolchain.frontend,
            ["-frontend", "-c"] + answer.compiledFiles.map(\.name)
                + Self.common(toolchain, answer.languageMode, cache: site.inside.cache) + [
                    "-module-name", Self.module, "-Onone", "-parse-as-library",
                    "-I", site.inside.modules, "-import-module", "SwiftUI",
                    // Loaded when a macro of it is used, and not before.
                    "-import-module", "SwiftUIMacros", "-load-plugin-library", site.inside.macros,
                    // Linux keeps `URLSession` in a module of its own; who asks for that one gets ours.
                    "-module-alias", "FoundationNetworking=URLLoading",
                    "-solver-memory-threshold=\(512 << 20)", "-solver-expression-time-threshold=6",
                    "-o", Self.object,
                ])
    }

    /// What also decides which module cache fits.
    static func common(_ toolchain: Toolchain, _ mode: Answer.LanguageMode, cache: String) -> [String] {
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

    /// Undefined symbols stay undefined: the host has them, and with them Swift's own libraries and Foundation's. To
    /// name those here again would only make the linker read them, which takes longer than all the rest of its work.
    private var link: ProgramCall {
        ProgramCall(
            toolchain.linker,
            [
                // With the header, whoever walks the stack finds a way through the answer's own calls.
                "-shared", "--eh-frame-hdr", "--hash-style=gnu", "--build-id=none",
                "--version-script=\(Self.exportsFile)",
                "-o", Self.product, toolchain.startObject, Self.object,
                "-L", toolchain.libraries, "-rpath", toolchain.libraries, "--as-needed",
            ] + Self.libraries.map { "-l\($0)" })
    }

    /// What an answer may use and the host does not load.
    ///
    /// An answer is compiled without optimisation and takes the standard library's ready-made specialisations from a library
    /// of their own, down to that of an array literal. A host that was built with optimisation does not load it.
    private static let libraries = ["swiftRegexBuilder", "swiftSwiftOnoneSupport"]
}
