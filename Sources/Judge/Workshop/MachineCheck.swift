import Essentials
import Text

/// One requirement of the course on this machine, and the result of testing it.
///
///     ok       sandbox      bubblewrap works: no network, no files, limits
///     problem  disk space   0.1 GB are free in /tmp
///                           Free some space, or point TMPDIR at another disk.
public struct MachineCheck: Hashable, Sendable, Codable {
    public enum State: String, Hashable, Sendable, Codable {
        case ok
        /// The course also works without this requirement, but protects the machine less.
        case limited
        case problem
    }

    public var name: String
    public var state: State
    public var fact: String
    /// Advice for the user; nil if the check succeeded.
    public var remedy: String?

    public init(name: String, state: State, fact: String, remedy: String? = nil) {
        self.name = name
        self.state = state
        self.fact = fact
        self.remedy = remedy
    }

    /// Tests everything that building and running answers requires, in an order in which later tests need earlier
    /// results.
    public static func all(
        environment: [String: String], telling notice: (@Sendable (WorkshopNotice) -> Void)? = nil
    ) -> [MachineCheck] {
        let toolchain = Result { () throws(MachineFault) in try Toolchain.locate(environment: environment) }
        let engine = Result { () throws(MachineFault) in
            // If the toolchain is missing, the engine of the running program can still be complete.
            guard case .success(let toolchain) = toolchain else { return try Engine.locate() }
            return try Engine.fitting(toolchain, environment: environment, telling: notice)
        }
        var checks = [
            check("toolchain", toolchain) { () throws(MachineFault) in
                try toolchain.get().version()
            },
            check("engine", engine) { () throws(MachineFault) in
                try engine.get().inWords
            },
            sandbox(environment), memory, diskSpace(),
        ]
        if case .success(let toolchain) = toolchain, let fault = toolchain.syntaxFault {
            // Without SwiftSyntax, the course cannot build an engine for this compiler, so the report shows
            // SwiftSyntax right after the toolchain.
            checks.insert(MachineCheck(name: "SwiftSyntax", fault: fault), at: 1)
        }
        if case .success(let toolchain) = toolchain, case .success(let engine) = engine {
            let workshop = Workshop(
                toolchain: toolchain, engine: engine, sandbox: .strongest(environment: environment))
            checks += [compile(workshop)] + host(workshop)
        }
        return checks
    }

    private static func check<T>(
        _ name: String, _ found: Result<T, MachineFault>, fact: () throws(MachineFault) -> String
    ) -> MachineCheck {
        do throws(MachineFault) {
            _ = try found.get()
            return MachineCheck(name: name, state: .ok, fact: try fact())
        } catch {
            return MachineCheck(name: name, fault: error)
        }
    }

    private init(name: String, state: State = .problem, fault: MachineFault) {
        self.init(name: name, state: state, fact: fault.fact, remedy: fault.remedy)
    }

    /// Tests the sandbox. Without the sandbox, learners can continue, but the course cannot grade other people's answers.
    private static func sandbox(_ environment: [String: String]) -> MachineCheck {
        switch Sandbox.probe(environment: environment) {
        case .works(let sandbox):
            let user = sandbox.identity == nil ? "" : ", as an unprivileged user"
            return MachineCheck(
                name: "sandbox", state: .ok,
                fact:
                    "bubblewrap works: no network, no files, filtered system calls, and limits for each process\(user)"
            )
        case .missing(let fault):
            return MachineCheck(name: "sandbox", state: .limited, fault: fault)
        }
    }

    private static var memory: MachineCheck {
        do throws(MachineFault) {
            let place = try GroupPlace.probe()
            let limits = PhaseLimits()
            let counted = place.processes == nil ? "" : ", and the course limits the number of processes"
            return MachineCheck(
                name: "memory", state: .ok,
                fact:
                    "an app may use \(limits.run.memory >> 30) GB, and the compiler \(limits.compile.memory >> 30) GB (control groups, version \(place.version.rawValue))\(counted)"
            )
        } catch {
            return MachineCheck(name: "memory", state: .limited, fault: error)
        }
    }

    private static func diskSpace() -> MachineCheck {
        let folder = TemporaryFolder.base(for: .ofChildren)
        var facts = statvfs()
        guard statvfs(folder, &facts) == 0 else {
            return MachineCheck(name: "disk space", fault: TemporaryFolder.fault("look at \(folder)"))
        }
        let free = UInt64(facts.f_bavail) * UInt64(facts.f_frsize)
        let text = "\((Double(free) / 1e9).text(places: 1)) GB are free in \(folder)"
        guard free > 500_000_000 else {
            return MachineCheck(
                name: "disk space", state: .problem, fact: text,
                remedy: "Free some space in this folder, or point TMPDIR at a disk with more space.")
        }
        return MachineCheck(name: "disk space", state: .ok, fact: text)
    }

    /// Runs the self-test of the host program. The host program replaces Swift's executors through unofficial
    /// interfaces, which may change.
    private static func host(_ workshop: Workshop) -> [MachineCheck] {
        do throws(MachineFault) {
            let end = try workshop.testHost()
            let words = end.output.trimmed
            guard end.cause == .exited(0) else {
                let parts = failedParts(words)
                let ended = (name: "virtual time", fact: "the host's self-test ended with \(end.cause)")
                return (parts.isEmpty ? [ended] : parts).map {
                    MachineCheck(
                        name: $0.name, state: .problem, fact: $0.fact,
                        remedy:
                            "Use the Swift release that the README names: your release behaves differently."
                    )
                }
            }
            return [
                MachineCheck(
                    name: "virtual time", state: .ok,
                    fact: "Swift concurrency and all clocks run on the course's virtual time"),
                lock(words),
            ]
        } catch {
            return [MachineCheck(name: "virtual time", fault: error)]
        }
    }

    /// The unofficial features of the toolchain that do not work, each with the reason.
    /// - Parameter words: the output of the host program's self-test, such as
    ///   `failed executors: this toolchain breaks a rule`.
    static func failedParts(_ words: String) -> [(name: String, fact: String)] {
        words.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: #/failed ([^:]+): (.+)/#).map { (String($0.output.1), String($0.output.2)) }
        }
    }

    /// - Parameter words: the output of the host's self-test, such as `landlock 6`.
    private static func lock(_ words: String) -> MachineCheck {
        let version = words.split(separator: " ").last.flatMap { Int($0) } ?? 0
        guard version > 0 else {
            return MachineCheck(
                name: "file lock", state: .limited, fact: "this kernel has no Landlock",
                remedy:
                    "The course works without Landlock, a second protection inside the sandbox. Linux has Landlock since version 5.13."
            )
        }
        return MachineCheck(
            name: "file lock", state: .ok,
            fact: "an app can change files only in its own folder (Landlock, version \(version))")
    }

    private static func milliseconds(_ duration: Duration) -> String {
        "\(Wording.grouped(Int(duration / .milliseconds(1)))) ms"
    }

    /// Builds the shortest possible answer.
    private static func compile(_ workshop: Workshop) -> MachineCheck {
        let name = "compile"
        let source = Array(
            "import SwiftUI\nstruct Probe: View { var body: some View { Text(\"1\") } }\n".utf8)
        let file = Answer.File(name: "Probe.swift", bytes: source, author: .learner)
        do throws(MachineFault) {
            let began = ContinuousClock.now
            try workshop.prepare()
            let ready = ContinuousClock.now
            switch try workshop.build(Answer(files: [file], root: "Probe()")) {
            case .built:
                let time = Self.milliseconds(ContinuousClock.now - ready)
                let first = Self.milliseconds(ready - began)
                return MachineCheck(
                    name: name, state: .ok,
                    fact: "a build takes \(time), and the first build takes \(first) more")
            case .rejected(let diagnostics):
                return MachineCheck(
                    name: name, state: .problem, fact: diagnostics.first?.message ?? "the compiler refused",
                    remedy:
                        "Another compiler built the engine. In a checkout, run: swift build. Otherwise install the course again."
                )
            case .refused(let findings):
                return MachineCheck(
                    name: name, state: .problem, fact: findings.first?.fact ?? "the gate refused",
                    remedy:
                        "The course's source checker (the gate) does not run with this toolchain. Build or install the course again."
                )
            case .exceeded(let limit, let phase):
                return MachineCheck(
                    name: name, state: .problem,
                    fact: "\(phase.rawValue) reached its limit (\(limit.rawValue))",
                    remedy: "Close other programs and try again.")
            }
        } catch {
            return MachineCheck(name: name, fault: error)
        }
    }
}
