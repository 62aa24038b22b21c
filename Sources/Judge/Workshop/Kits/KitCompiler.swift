import Essentials

/// Compiles one kit to a module and a library.
///
/// A kit is the course's own source, but the compiler runs in the sandbox, with the same paths as for answers.
struct KitCompiler {
    let name: String
    let files: [String]
    let needs: [BuiltKit]
    let site: KitSite

    private static let object = "Kit.o"

    func compile(into target: String) throws(MachineFault) {
        try DiskSpace(at: target).check(for: .cache)
        let folder = try WorkFolder(owner: site.sandbox.identity)
        var names: [String] = []
        for (number, file) in files.enumerated() {
            guard let bytes = FileManager.default.contents(atPath: file) else {
                throw TemporaryFolder.fault("read \(file)")
            }
            // Two folders of a kit can have files with the same name.
            names.append("\(number).\(file.lastPathComponent)")
            try TemporaryFolder.write(
                Array(bytes), to: "\(folder.path)/\(names[number])", for: site.sandbox.identity)
        }
        let child = ChildSite(
            sandbox: site.sandbox, toolchain: site.toolchain, places: site.places, folder: folder.path)
        let script = compile(names, at: child).script(then: link(at: child))
        let end = try child.start(
            ProgramCall("/bin/sh", ["-c", script]), limits: Self.limits, writes: true
        ).end()
        guard end.cause == .exited(0) else {
            if let fault = DiskSpace(at: folder.path).fault(after: end) { throw fault }
            throw MachineFault(
                .kitNotBuilt,
                "\(name) does not compile with this toolchain: \((end.errors + end.output).prefix(400))",
                remedy:
                    "Run `course doctor`. If `course doctor` finds no problem, please report this fault of the course."
            )
        }
        do {
            for product in ["\(name).swiftmodule", BuiltKit.libraryName(of: name)] {
                try FileManager.default.copyItem(
                    atPath: "\(folder.path)/\(product)", toPath: "\(target)/\(product)")
            }
        } catch {
            if let fault = DiskSpace(at: target).shortage(for: .answer) { throw fault }
            throw MachineFault(
                .fileSystem, "The course could not save the compiled \(name): \(FailureReason.words(error))",
                remedy: "Free some space in the temporary directory.")
        }
    }

    private func compile(_ files: [String], at child: ChildSite) -> ProgramCall {
        ProgramCall(
            site.toolchain.frontend,
            ["-frontend", "-c"] + files + Compiler.common(site.toolchain, .six, cache: child.inside.cache)
                + [
                    // Kits may use the engine's `package` declarations.
                    "-module-name", name, "-package-name", "course", "-Onone", "-parse-as-library",
                    "-suppress-warnings", "-I", child.inside.modules,
                    "-load-plugin-library", child.inside.macros,
                    "-module-alias", "FoundationNetworking=URLLoading",
                    "-emit-module-path", "\(name).swiftmodule", "-o", Self.object,
                ] + needs.flatMap { ["-I", $0.modules(on: child.inside.kits)] })
    }

    /// The linker does not resolve the symbols of the engine and of other kits, because the app's process loads the
    /// engine and the other kits first.
    private func link(at child: ChildSite) -> ProgramCall {
        ProgramCall(
            site.toolchain.linker,
            [
                "-shared", "--eh-frame-hdr", "--hash-style=gnu", "--build-id=none", "-s",
                "-o", BuiltKit.libraryName(of: name), site.toolchain.startObject, Self.object,
            ] + Compiler.libraries(of: site.toolchain))
    }

    /// The limits are higher than for an answer, because kits are the course's own source.
    private static let limits = Limits(
        cpuSeconds: 120, wallSeconds: 300, addressSpace: 6 << 30, memory: 3 << 30, output: 1 << 20)
}
