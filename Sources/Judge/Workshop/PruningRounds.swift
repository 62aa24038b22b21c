import Wire

/// Compiles a whole app again and again, each time without the code that did not compile.
///
/// A round only checks types, in two processes, because most rounds need only the errors of the type checker. After a
/// round without errors, the course compiles the library.
extension Workshop {
    /// - Parameter first: the compiler's report before anything was left out.
    /// - Returns: the report of the last compile, and the list of left-out code.
    func prune(
        _ answer: Answer, after first: CompilerReport, by compiler: Compiler, in folder: WorkFolder
    ) throws(MachineFault) -> (CompilerReport, [SourceCut]) {
        var (report, pruner, rewrites) = (first, Pruner(answer), 0)
        var isCompiled = answer.wholeApp?.lacksModules != true
        while report.exceeded == nil {
            if isCompiled, report.succeeded { return (report, pruner.cuts) }
            if !isCompiled, report.succeeded || report.findsOnlySlowCode {
                report = try run(compiler.script, at: compiler.site, for: answer)
                isCompiled = true
                continue
            }
            let before = pruner.answer
            if rewrites < 3, let amended = SecondCompile.amended(before, after: report.diagnostics) {
                rewrites += 1
                pruner.take(amended)
            } else {
                guard let words = pruner.question(after: report.diagnostics),
                    let cuts = try askGate(words, at: compiler.site).printed([SourceCut].self)
                else { break }
                pruner.apply(cuts, after: report.diagnostics)
                guard pruner.answer != before else { continue }
            }
            try folder.change(before, to: pruner.answer)
            compiler.discardLibraries(changedIn: pruner.answer, since: before, in: folder)
            report = try run(compiler.check, at: compiler.site, for: answer)
            isCompiled = false
        }
        // If the shortened app does not compile either, the report shows the errors of the whole source.
        return (first, [])
    }

    private func run(_ script: String, at site: ChildSite, for answer: Answer) throws(MachineFault)
        -> CompilerReport
    {
        let shell = ProgramCall("/bin/sh", ["-c", script])
        let child = try site.start(shell, limits: PhaseLimits.wholeApp.compile, writes: true)
        return CompilerReport(try child.end(), for: answer)
    }
}

extension Compiler {
    /// Removes the compiled modules whose source has changed, and the modules that import them. The build scripts
    /// compile only missing modules.
    func discardLibraries(changedIn answer: Answer, since before: Answer, in folder: WorkFolder) {
        var discarded: Set<String> = []
        let (old, new) = (before.wholeApp?.libraries ?? [], answer.wholeApp?.libraries ?? [])
        for (old, new) in zip(old, new) {
            let importsDiscarded = new.files.contains {
                !KitLibrary.imports(in: $0.bytes, among: discarded).isEmpty
            }
            guard old.files != new.files || importsDiscarded else { continue }
            discarded.insert(new.name)
            TemporaryFolder.remove("\(folder.path)/\(Self.object(of: new.name))")
        }
    }
}
