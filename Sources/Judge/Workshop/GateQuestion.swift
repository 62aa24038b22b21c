import Wire

/// Asks the gate program questions about source files. Each call starts a child process and compiles nothing.
extension Workshop {
    /// Reads files without compiling them, and returns the views, apps and previews in them.
    public func outline(of files: [Answer.File], mayHaveKnobs: Bool) throws(MachineFault) -> OutlineResult {
        let answer = Answer(files: files, root: "Never", mayHaveKnobs: mayHaveKnobs)
        let shelf = keptOutlines
        if let kept = shelf?.outline(of: files) { return .read(kept) }
        switch GateReport(try askGate(gateWords(for: answer), about: answer), for: answer) {
        case .passed(let outline, _):
            shelf?.keep(outline, of: files)
            return .read(outline)
        case .refused(let findings): return .refused(findings)
        case .exceeded(let limit): return .exceeded(limit)
        }
    }

    /// Wrong answers, which the gate program makes from a right answer of the course.
    public func mutants(of file: Answer.File) throws(MachineFault) -> [Mutant] {
        let end = try askGate(["--mutants", file.name], about: Answer(files: [file], root: "Never"))
        guard let mutants = end.printed([Mutant].self) else {
            throw MachineFault(
                .engineMissing, "The gate could not make mutants of \(file.name): \(end.cause).",
                remedy: "Build the course again. If the gate fails again, please report this fault.")
        }
        return mutants
    }

    /// The fingerprints of some files, for finding copies; nil if the gate failed. Precondition: the gate has already
    /// accepted each file.
    public func marks(of files: [Answer.File]) throws(MachineFault) -> [[TokenMark]]? {
        let end = try askGate(["--marks"] + files.map(\.name), about: Answer(files: files, root: "Never"))
        return end.printed([[TokenMark]].self).flatMap { $0.count == files.count ? $0 : nil }
    }

    /// The errors about undeclared names that the compiler would report only after a long time.
    package func undeclaredNames(in answer: Answer) throws(MachineFault) -> [Diagnostic] {
        try undeclaredNames(in: answer, told: try askGate(nameWords(for: answer), about: answer))
    }

    /// Like `undeclaredNames(in:)`, for an answer whose files `site` already contains.
    func undeclaredNames(in answer: Answer, at site: ChildSite) throws(MachineFault) -> [Diagnostic] {
        try undeclaredNames(in: answer, told: try askGate(nameWords(for: answer), at: site))
    }

    /// The errors about names that neither the answer nor an imported module declares.
    private func undeclaredNames(in answer: Answer, told end: ProcessEnd) throws(MachineFault) -> [Diagnostic]
    {
        guard let reading = end.printed(NameReading.self) else { return [] }
        return UndeclaredNames(
            reading, in: answer, modules: ModuleNames(toolchain, try places(), try kits(for: answer))
        ).diagnostics
    }

    /// The names that an app uses from modules that the course does not have. Empty if the gate program failed.
    public func outsideNames(of modules: Set<String>, in files: [Answer.File]) throws(MachineFault)
        -> [OutsideModule]
    {
        let answer = Answer(files: files, root: "Never")
        let words = ["--outside", modules.sorted().joined(separator: "+")] + files.map(\.name)
        guard let read = try askGate(words, about: answer).printed([OutsideModule].self) else { return [] }
        let names = Set(
            read.flatMap { $0.types.map(\.name) + $0.modifiers.flatMap(\.call.names) + $0.keys.keys })
        let unknown = ModuleNames(toolchain, try places(), try kits(for: answer)).missing(among: names)
        return read.map { $0.limited(to: unknown) }.filter { !$0.isEmpty }
    }

    /// Runs the gate program on the given files, and compiles nothing.
    private func askGate(_ words: [String], about answer: Answer) throws(MachineFault) -> ProcessEnd {
        let folder = try WorkFolder(answer, owner: sandbox.identity)
        let site = ChildSite(
            sandbox: sandbox, toolchain: toolchain, places: try places(), folder: folder.path)
        return try askGate(words, at: site)
    }

    func askGate(_ words: [String], at site: ChildSite) throws(MachineFault) -> ProcessEnd {
        // Reading a whole app may take longer than reading an answer. Only a build of a whole app sets `keptOutlines`.
        let limits = keptOutlines == nil ? limits.gate : PhaseLimits.wholeApp.gate
        return try site.start(ProgramCall(site.inside.gate, words), limits: limits, calls: .gate).end()
    }

    private func nameWords(for answer: Answer) -> [String] {
        ["--names"] + (answer.files + answer.libraryFiles).map(\.name)
    }

    func gateWords(for answer: Answer) -> [String] {
        let order = isOwnApp(answer) ? ["--own-app"] : answer.mayHaveKnobs ? ["--lab"] : []
        return order + answer.learnerFiles.map(\.name)
    }

    /// True if the gate reads a learner's own app for the lab, and a sandbox protects the machine. An app in the lab
    /// earns no points, so it may use names that answers may not use (`decisions/0085`).
    func isOwnApp(_ answer: Answer) -> Bool { answer.mayHaveKnobs && sandbox.isolates }
}
