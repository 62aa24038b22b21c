import CSpawn
import Essentials

/// The settings for starting one child. Every process of an answer starts with a `Launch`.
struct Launch: Sendable {
    var command: ProgramCall
    var folder: String
    var limits: Limits
    var identity: Identity?
    /// The descriptors that become the child's descriptors 3, 4, and so on. Apart from the descriptors in the list, a
    /// child inherits only its three standard descriptors.
    var passing: [Descriptor] = []
    /// The pipe to which bubblewrap writes its report about the started program; see `SandboxStatus`.
    var status: Descriptor?
    var keeping: Capture.Part = .end
    /// The filter is nil with bubblewrap, because bubblewrap itself needs more system calls than the program inside.
    var filter: CallFilter?
    /// The limits of a control group apply to the sum of all processes in the group.
    var group: ControlGroup?

    func start(output: Descriptor, errors: Descriptor) throws(MachineFault) -> pid_t {
        let groups = group?.entries.map(\.number) ?? []
        let descriptors = [-1, output.number, errors.number] + passing.map(\.number)
        var pid: pid_t = 0
        var step = COURSE_SPAWN_FORK
        let number = withCStrings([command.path] + command.arguments) { arguments in
            withCStrings(command.environment.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }) { variables in
                descriptors.withUnsafeBufferPointer { numbers in
                    command.path.withCString { path in
                        folder.withCString { folder in
                            var spawn = course_spawn()
                            spawn.path = path
                            spawn.arguments = arguments
                            spawn.environment = variables
                            spawn.folder = folder
                            spawn.descriptors = numbers.baseAddress
                            spawn.descriptor_count = Int32(numbers.count)
                            apply(to: &spawn)
                            return groups.withUnsafeBufferPointer { groups in
                                spawn.groups = groups.baseAddress
                                spawn.group_count = Int32(groups.count)
                                return (filter?.program ?? []).withUnsafeBytes { calls in
                                    spawn.filter = filter == nil ? nil : calls.baseAddress
                                    spawn.filter_bytes = calls.count
                                    return course_spawn(&spawn, &pid, &step)
                                }
                            }
                        }
                    }
                }
            }
        }
        guard number == 0 else {
            // If the child cannot enter its control group, the course deletes its record that control groups work.
            if step == COURSE_SPAWN_GROUP { GroupPlace.record.forget() }
            throw fault(number, step)
        }
        return pid
    }

    private func apply(to spawn: inout course_spawn) {
        if let identity {
            spawn.changes_user = 1
            spawn.user = identity.user
            spawn.group = identity.group
        }
        spawn.cpu_seconds = UInt64(limits.cpuSeconds)
        spawn.address_space = limits.addressSpace
        spawn.file_size = limits.fileSize
        spawn.open_files = UInt64(limits.openFiles)
    }

    private func fault(_ number: Int32, _ step: course_spawn_step) -> MachineFault {
        let reason = FailureReason.words(number)
        let program = command.path.lastPathComponent
        switch step {
        case COURSE_SPAWN_FORK:
            return MachineFault(
                .processStart, "The course cannot start a process: \(reason).",
                remedy: "Close other programs, or raise the limit on processes (ulimit -u).")
        case COURSE_SPAWN_USER:
            return MachineFault(
                .processStart, "\(program) cannot run as an unprivileged user: \(reason).",
                remedy: "Run the course as an ordinary user instead of root.")
        case COURSE_SPAWN_GROUP:
            return GroupPlace.unavailable("\(program) cannot enter its control group (\(reason))")
        case COURSE_SPAWN_FOLDER:
            return MachineFault(
                .unreachable, "\(program) cannot enter its working folder: \(reason).",
                remedy: "Point TMPDIR at a folder that every user may enter, such as /tmp.")
        case COURSE_SPAWN_KEYRING:
            return MachineFault(
                .processStart, "\(program) cannot get its own keyring: \(reason).",
                remedy: "Raise kernel.keys.maxkeys (sysctl), or wait until other programs have ended.")
        case COURSE_SPAWN_FILTER:
            return MachineFault(
                .sandboxUnavailable, "This kernel cannot filter system calls: \(reason).",
                remedy: "Use a kernel with CONFIG_SECCOMP_FILTER, as every common distribution has.")
        default:
            return MachineFault(
                .processStart, "\(program) does not start: \(reason).",
                remedy: "Run `course doctor`, which checks every program that the course needs.")
        }
    }

    /// Passes a null-terminated array of C strings, as `execve` expects it.
    private func withCStrings<R>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> R
    ) -> R {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return (copies + [nil]).withUnsafeBufferPointer { body($0.baseAddress) }
    }
}
