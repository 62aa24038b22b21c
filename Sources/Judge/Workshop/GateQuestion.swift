import Wire

/// What the gate's program is asked besides what every build asks: each question is a child of its own, and compiles nothing.
extension Workshop {
    /// Reads files without compiling them, and returns the views, apps and previews in them.
    public func outline(of files: [Answer.File], mayHaveKnobs: Bool) throws(MachineFault) -> OutlineResult {
        let answer = Answer(files: files, root: "Never", mayHaveKnobs: mayHaveKnobs)
        return switch GateReport(try askGate(gateWords(for: answer), about: answer), for: answer) {
        case .passed(let outline, _): .read(outline)
        case .refused(let findings): .refused(findings)
        case .exceeded(let limit): .exceeded(limit)
        }
    }

    /// The wrong answers that the gate's program makes from a right one of the course's own.
    public func mutants(of file: Answer.File) throws(MachineFault) -> [Mutant] {
        let end = try askGate(["--mutants", file.name], about: Answer(files: [file], root: "Never"))
        guard let mutants = end.printed([Mutant].self) else {
            throw MachineFault(
                .engineMissing, "No mutants could be made of \(file.name): \(end.cause).",
                remedy: "Build the course again. If that does not help, please report it.")
        }
        return mutants
    }

    /// The marks of some files, by which copies are found; nil if they could not be made. The gate has passed each of them before.
    public func marks(of files: [Answer.File]) throws(MachineFault) -> [[TokenMark]]? {
        let end = try askGate(["--marks"] + files.map(\.name), about: Answer(files: files, root: "Never"))
        return end.printed([[TokenMark]].self).flatMap { $0.count == files.count ? $0 : nil }
    }

    /// The errors that a slow build of this answer would end with, were it refused for its names.
    package func undeclaredNames(in answer: Answer) throws(MachineFault) -> [Diagnostic] {
        try undeclaredNames(in: answer, told: try askGate(nameWords(for: answer), about: answer))
    }

    /// The same for an answer whose files are at this place already.
    func undeclaredNames(in answer: Answer, at site: ChildSite) throws(MachineFault) -> [Diagnostic] {
        try undeclaredNames(in: answer, told: try askGate(nameWords(for: answer), at: site))
    }

    /// Errors about names that neither the answer nor a module declares.
    private func undeclaredNames(in answer: Answer, told end: ProcessEnd) throws(MachineFault) -> [Diagnostic]
    {
        guard let reading = end.printed(NameReading.self) else { return [] }
        return UndeclaredNames(
            reading, in: answer, modules: ModuleNames(toolchain, try places(), try kits(for: answer))
        ).diagnostics
    }

    /// Runs the gate's program alone, on files that are not compiled.
    private func askGate(_ words: [String], about answer: Answer) throws(MachineFault) -> ProcessEnd {
        let folder = try WorkFolder(answer, owner: wall.identity)
        let site = ChildSite(wall: wall, toolchain: toolchain, places: try places(), folder: folder.path)
        return try askGate(words, at: site)
    }

    private func askGate(_ words: [String], at site: ChildSite) throws(MachineFault) -> ProcessEnd {
        try site.start(ProgramCall(site.inside.gate, words), limits: limits.gate, calls: .gate).end()
    }

    private func nameWords(for answer: Answer) -> [String] { ["--names"] + answer.files.map(\.name) }

    func gateWords(for answer: Answer) -> [String] {
        let order = isOwnApp(answer) ? ["--own-app"] : answer.mayHaveKnobs ? ["--lab"] : []
        return order + answer.learnerFiles.map(\.name)
    }

    /// Whether it is an app of the learner's in the lab, behind a wall: it has files of its own (`decisions/0081`).
    func isOwnApp(_ answer: Answer) -> Bool { answer.mayHaveKnobs && wall.stands }
}
