import Essentials
import Synchronization

/// The name of a control group, which identifies its process: `course-4026531836-941-52077-3`.
///
/// The numbers in the name of a control group are the process's namespace, id and start time, and a count. The start
/// time distinguishes a killed process from a newer process with the same id.
enum GroupName {
    private static let prefix: String = {
        let name = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")) ?? ""
        return "course-\(name.filter(\.isNumber))-"
    }()
    private static let own = "\(prefix)\(getpid())-\(moment(of: getpid()) ?? "0")-"
    private static let count = Atomic(0)

    static func next() -> String {
        "\(own)\(count.wrappingAdd(1, ordering: .relaxed).newValue)"
    }

    /// True if the group belongs to this process namespace, and the group's process has ended.
    static func isOrphan(_ name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let parts = name.dropFirst(prefix.count).split(separator: "-")
        guard parts.count == 3, let process = pid_t(parts[0]) else { return false }
        return moment(of: process) != String(parts[1])
    }

    /// The process's start time: word 22 of `/proc/PID/stat`. Word 2 of `/proc/PID/stat` is in parentheses and can
    /// contain spaces.
    private static func moment(of process: pid_t) -> String? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = text.lastIndex(of: ")")
        else { return nil }
        let words = text[end...].split(separator: " ")
        return words.count > 20 ? String(words[20]) : nil
    }
}
