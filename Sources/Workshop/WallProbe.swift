import Foundation

extension Wall {
    /// Whether bubblewrap does here what we need of it, found out by starting a child in it.
    public enum Probe: Hashable, Sendable {
        case stands(Wall)
        case missing(MachineFault)
    }

    /// The bubblewrap wall where it stands, and limits only where it does not.
    public static func strongest(environment: [String: String]) -> Wall {
        if case .stands(let wall) = probe(environment: environment) { return wall }
        return .none
    }

    public static func probe(environment: [String: String]) -> Probe {
        do throws(MachineFault) {
            return .stands(try standing(environment: environment))
        } catch {
            return .missing(error)
        }
    }

    private static func standing(environment: [String: String]) throws(MachineFault) -> Wall {
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/bin"]
        let program = folders.lazy.map { "\($0)/bwrap" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let program else {
            throw MachineFault(
                .wallUnavailable, "bubblewrap, which walls off other people's code, is not installed.",
                remedy: "On Debian or Ubuntu: sudo apt-get install bubblewrap")
        }
        let limits = Limits(cpuSeconds: 2, wallSeconds: 10, addressSpace: 1 << 30)
        let help = try Child.start(
            Launch(command: Command(program, ["--help"]), folder: "/", limits: limits, identity: .ofChildren)
        ).wait()
        var options = Set(["--disable-userns", "--size"].filter { (help.output + help.errors).contains($0) })
        if FileManager.default.isExecutableFile(atPath: prlimit) { options.insert(prlimit) }
        let wall = Wall(.bubblewrap(program: program, options: options))
        let end = try Site(empty: wall).start(Command("/usr/bin/env", ["true"]), limits: limits).wait()
        guard end.cause == .exited(0) else {
            throw MachineFault(
                .wallUnavailable,
                "bubblewrap is installed but cannot build its wall: \(end.errors.prefix(300))",
                remedy: remedy)
        }
        return wall
    }

    /// The switches with which distributions turn unprivileged namespaces off.
    private static var remedy: String {
        let switches = [
            (
                "/proc/sys/kernel/apparmor_restrict_unprivileged_userns", "1",
                "kernel.apparmor_restrict_unprivileged_userns=0"
            ),
            ("/proc/sys/kernel/unprivileged_userns_clone", "0", "kernel.unprivileged_userns_clone=1"),
            ("/proc/sys/user/max_user_namespaces", "0", "user.max_user_namespaces=10000"),
        ]
        for (path, closed, setting) in switches {
            // A switch that this kernel does not have is not the reason.
            let value = try? String(contentsOfFile: path, encoding: .utf8)
            if value?.trimmingCharacters(in: .whitespacesAndNewlines) == closed {
                return "Unprivileged user namespaces are off here. Allow them: sudo sysctl \(setting)"
            }
        }
        return
            "In a container, start it with user namespaces allowed (for Docker: --security-opt seccomp=unconfined)."
    }
}
