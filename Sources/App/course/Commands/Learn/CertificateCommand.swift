import Certification
import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Scenario
import Study
import Text
import Verification
import Workshop

/// `course certificate`: writes a page with the results of all exercises, or checks a page by running its answers
/// again.
enum CertificateCommand {
    static let definition = Command(
        "certificate", summary: "write a signed page with the results of all exercises, or check such a page",
        options: [name, out, verify, Common.folder, Common.json],
        discussion: """
            When you have passed every exercise, the course runs your answers once more. The page has the results of
            each answer: requests and par, faults, points, seeds, and the course's version. The page contains your
            answers. Your name is on the page only if you add --name.

            --verify checks the signature and runs the answers again, through the gate, the sandbox and every scenario.
            A valid signature means that the page has not changed since a course signed it. Anyone can make a key, so
            only the new run proves the results.

            exit status: 0 the page is written, or all results are confirmed; 1 an exercise is missing or does not
            pass, or a result differs; 2 usage, 5 the machine lacks something
            """,
        run: run)

    private static let name = Option("name", "NAME", .text, summary: "put NAME on the page")
    private static let out = Option(
        "out", "FILE", .file, summary: "write to FILE (default certificate.html); \"-\" is standard output"
    ).abbreviated("o")
    private static let verify = Option(
        "verify", "FILE", .file, summary: "run the answers in FILE again, and compare the results")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        guard let file = arguments[verify] else { return try write(arguments) }
        guard arguments[name] == nil, arguments[out] == nil else {
            throw UsageError("--verify writes no page; leave out --name and --out")
        }
        do {
            return try replay(try CertificateFile(reading: file), arguments)
        } catch let fault as CertificateFault {
            Output.complain("\(file) \(fault)")
            return .notPassed
        }
    }

    /// The file with this machine's key, which signs certificates.
    private static var keyFile: URL {
        ProgressStore.dataFolder(environment: ProcessInfo.processInfo.environment)
            .appending(path: "certificate.key")
    }

    // MARK: - Writing

    private static func write(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(in: arguments[Common.folder])
        let exercises = desk.library.curriculum.exercises
        let progress = try desk.store().progress()
        let missing = exercises.filter { !progress.hasPassed($0.id) }
        guard missing.isEmpty, !exercises.isEmpty else {
            Output.complain(
                "\(missing.count) of \(Wording.count(exercises.count, "exercise")) are not passed yet:")
            for exercise in missing { Output.hint("  \(exercise.number) \(exercise.title)\n") }
            return .notPassed
        }
        do {
            // The initializer checks the learner's name before the answers run.
            _ = try Certificate(name: arguments[name], edition: Course.edition, results: [])
            guard let results = try measured(exercises, desk) else { return .notPassed }
            let certificate = try Certificate(
                name: arguments[name], edition: Course.edition, results: results)
            let page = try CertificateFile(certificate, signedBy: .kept(in: keyFile))
            return try say(page, to: arguments[out] ?? "certificate.html", arguments)
        } catch CertificateFault.name {
            throw UsageError("--name takes 1 to 100 printable letters")
        } catch let fault as CertificateFault {
            Output.complain("the certificate \(fault)")
            return .notPassed
        }
    }

    /// Runs each answer in the learner's folder. Returns nil if one of the answers no longer passes.
    private static func measured(_ exercises: [Exercise], _ desk: Desk) throws -> [Certificate.Result]? {
        let runs = try Review(runner: AnswerRunner.ofThisProcess, workspace: desk.workspace)
            .run(exercises, seed: 1)
        let results = runs.compactMap { run in
            Certificate.Result(run.mark, of: run.exercise, seed: run.seed, answer: run.bytes)
        }
        for run in runs where !run.mark.passed {
            Output.complain(
                "\(run.exercise.number) \(run.exercise.title) passed before, but your file does not pass now."
            )
        }
        return results.count == exercises.count ? results : nil
    }

    private static func say(_ page: CertificateFile, to path: String, _ arguments: Arguments) throws
        -> ExitStatus
    {
        try ReportFile.write(page.html, to: path)
        guard path != "-" else { return .passed }
        let certificate = page.certificate
        if arguments[Common.json] {
            try Output.say(CertificateFacts(file: path, certificate))
        } else {
            Output.say(
                "Wrote \(path): \(Wording.count(certificate.results.count, "exercise")), "
                    + "\(Wording.count(certificate.requests, "request")), par \(certificate.par). "
                    + "`course certificate --verify \(path)` checks it.")
        }
        return .passed
    }

    // MARK: - Replaying

    private static func replay(_ page: CertificateFile, _ arguments: Arguments) throws -> ExitStatus {
        let isOwn = try SigningKey.existing(in: keyFile)?.publicKey == page.publicKey
        let curriculum = try Library.open().curriculum
        let certificate = page.certificate
        let isJSON = arguments[Common.json]
        if !isJSON {
            let owner = certificate.name.map { " of \($0)" } ?? ""
            Output.say(
                "Certificate\(owner), measured by \(certificate.edition).\n"
                    + "Nobody changed the page after it was signed with \(isOwn ? "this machine's" : "another machine's") key."
            )
        }
        let workshop = try workshop(isOwn: isOwn)
        var replays: [Replayed] = []
        for result in certificate.results {
            let replay = try replayed(result, in: workshop, curriculum)
            replays.append(replay)
            if !isJSON { Output.say(line(replay)) }
        }
        let known = Set(certificate.results.map(\.exercise))
        let missing = curriculum.exercises.filter { !known.contains($0.id) }
        let holds = replays.allSatisfy(\.holds) && missing.isEmpty && !replays.isEmpty
        if isJSON {
            try Output.say(CertificateFacts.Replay(certificate, isOwn: isOwn, replays, missing: missing))
        } else {
            for exercise in missing {
                Output.say(
                    "\(exercise.number) \(exercise.title): the certificate does not have this exercise")
            }
            Output.say(conclusion(of: replays, missing: missing.count))
        }
        return holds ? .passed : .notPassed
    }

    private static func conclusion(of replays: [Replayed], missing: Int) -> String {
        let failed = replays.count { !$0.holds }
        let results = Wording.count(replays.count, "result")
        let first =
            failed == 0
            ? "The new run confirms all \(results)." : "The new run does not confirm \(failed) of \(results)."
        let rest = "\(Wording.count(missing, "exercise")) \(missing == 1 ? "is" : "are") missing."
        return missing == 0 ? first : "\(first) \(rest)"
    }

    private static func replayed(
        _ result: Certificate.Result, in workshop: Workshop, _ curriculum: Curriculum
    ) throws -> Replayed {
        guard let exercise = curriculum.exercise(id: result.exercise) else {
            return Replayed(unknown: result)
        }
        let verifier = try Verifier(for: exercise, in: workshop, seed: RunSeed(result.seed))
        let outcome = try Waiting.show("replaying \(exercise.number) …") {
            try verifier.mark(Array(result.answer))
        }
        return Replayed(result, outcome: outcome, of: exercise)
    }

    private static func line(_ replay: Replayed) -> String {
        let result = replay.result
        if let objection = replay.objection {
            return "\(result.title.printable): not confirmed, \(objection)"
        }
        let numbers = "\(Wording.count(result.requests, "request")), par \(result.par)"
        return "\(result.title.printable): confirmed, "
            + (replay.isOfOlderExercise ? "in a newer version of the exercise" : numbers)
    }

    /// Answers of other people run only inside the sandbox, as students' submissions do.
    private static func workshop(isOwn: Bool) throws -> Workshop {
        if isOwn { return try LearnersWorkshop.open() }
        let environment = ProcessInfo.processInfo.environment
        switch Sandbox.probe(environment: environment) {
        case .works(let sandbox):
            return try .locate(environment: environment, isForStrangers: true, sandbox: sandbox)
        case .missing(let fault):
            throw MachineFault(
                fault.kind,
                "The course ran no answer, because other people's answers must run in the sandbox. \(fault.fact)",
                remedy: fault.remedy)
        }
    }
}
