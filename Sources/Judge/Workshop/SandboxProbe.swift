import Essentials

extension Sandbox {
    /// The result of running a child in bubblewrap on this machine.
    public enum Probe: Hashable, Sendable {
        case works(Sandbox)
        case missing(MachineFault)
    }

    /// The bubblewrap sandbox if bubblewrap works on this machine, otherwise a sandbox that only sets limits.
    ///
    /// The sandbox is tested once after each boot of the machine. If the sandbox stops working later, a child fails with an
    /// error. A child process starts only inside the sandbox that this function returns.
    public static func strongest(environment: [String: String]) -> Sandbox {
        do throws(MachineFault) {
            let program = try program(environment: environment)
            let record = BootRecord(
                "course-sandbox", of: [program, prlimit], settings: switches.map(\.0))
            if let known = record.text {
                let options = Set(known.split(separator: "\n").map(String.init))
                return Sandbox(.bubblewrap(program: program, options: options))
            }
            let found = try options(of: program)
            record.keep(found.sorted().joined(separator: "\n"))
            return Sandbox(.bubblewrap(program: program, options: found))
        } catch {
            return .none
        }
    }

    /// Tests the sandbox now, without using an earlier result.
    public static func probe(environment: [String: String]) -> Probe {
        do throws(MachineFault) {
            return .works(try working(environment: environment))
        } catch {
            return .missing(error)
        }
    }

    private static func working(environment: [String: String]) throws(MachineFault) -> Sandbox {
        let program = try program(environment: environment)
        return Sandbox(.bubblewrap(program: program, options: try options(of: program)))
    }

    private static func program(environment: [String: String]) throws(MachineFault) -> String {
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/bin"]
        let program = folders.lazy.map { "\($0)/bwrap" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let program else {
            throw MachineFault(
                .sandboxUnavailable,
                "bubblewrap, which protects this machine from other people's code, is not installed.",
                remedy: "On Debian or Ubuntu: sudo apt-get install bubblewrap")
        }
        return program
    }

    /// The optional flags that this version of bubblewrap has. Throws if a child cannot run behind bubblewrap.
    private static func options(of program: String) throws(MachineFault) -> Set<String> {
        let limits = Limits(cpuSeconds: 2, wallSeconds: 10, addressSpace: 1 << 30)
        let help = try Child.start(
            Launch(
                command: ProgramCall(program, ["--help"]), folder: "/", limits: limits, identity: .ofChildren)
        ).wait()
        var options = Set(["--disable-userns", "--size"].filter { (help.output + help.errors).contains($0) })
        if FileManager.default.isExecutableFile(atPath: prlimit) { options.insert(prlimit) }
        let sandbox = Sandbox(.bubblewrap(program: program, options: options))
        let end = try ChildSite(empty: sandbox).start(ProgramCall("/usr/bin/env", ["true"]), limits: limits)
            .wait()
        guard end.cause == .exited(0) else {
            throw MachineFault(
                .sandboxUnavailable,
                "bubblewrap is installed but cannot start its sandbox: \(end.errors.prefix(300))",
                remedy: remedy)
        }
        return options
    }

    /// The kernel settings that can forbid unprivileged user namespaces. For each kernel setting: the file, the value
    /// that forbids namespaces, and the command that allows namespaces.
    static let switches = [
        (
            "/proc/sys/kernel/apparmor_restrict_unprivileged_userns", "1",
            "kernel.apparmor_restrict_unprivileged_userns=0"
        ),
        ("/proc/sys/kernel/unprivileged_userns_clone", "0", "kernel.unprivileged_userns_clone=1"),
        ("/proc/sys/user/max_user_namespaces", "0", "user.max_user_namespaces=10000"),
    ]

    private static var remedy: String {
        for (path, closed, setting) in switches {
            // A setting whose file does not exist is unknown to this kernel.
            let value = try? String(contentsOfFile: path, encoding: .utf8)
            if value?.trimmed == closed {
                return
                    "This machine forbids unprivileged user namespaces. Allow these namespaces: sudo sysctl \(setting)"
            }
        }
        return
            """
            Without the sandbox, the course still sets limits and filters system calls. Under root, the course also runs answers \
            as another user. This protection is enough for your own code. To grade a class in a container, start the container with \
            --security-opt seccomp=unconfined --security-opt systempaths=unconfined.
            """
    }
}
