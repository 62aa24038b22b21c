import Foundation
import Synchronization

/// The name of a control group, which says whose it is: `course-4026531836-941-52077-3`.
///
/// The numbers are the namespace in which the process number counts, the process, the moment of its start, and a count. So
/// a process that was killed is told from another one that has its number now.
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

    /// Ours to judge, and of a process that has ended.
    static func isOrphan(_ name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let parts = name.dropFirst(prefix.count).split(separator: "-")
        guard parts.count == 3, let process = pid_t(parts[0]) else { return false }
        return moment(of: process) != String(parts[1])
    }

    /// The twenty-second word of its `stat`; the second, in parentheses, may hold spaces.
    private static func moment(of process: pid_t) -> String? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = text.lastIndex(of: ")")
        else { return nil }
        let words = text[end...].split(separator: " ")
        return words.count > 20 ? String(words[20]) : nil
    }
}
