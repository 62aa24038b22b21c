/// A shell script that runs one command, for `sbatch`.
public struct BatchScript: Hashable, Sendable {
    /// A word of the command: as it is, or with the task's number in place of `%a`.
    public enum Word: Hashable, Sendable {
        case plain(String)
        case numbered(String)
    }

    private let command: [Word]
    private let folder: String
    private let zone: String
    private let mark: String?

    /// - Parameters:
    ///   - folder: where the command runs, on each node.
    ///   - zone: the time zone it runs in.
    ///   - mark: a file that is made when it has succeeded.
    public init(_ command: [Word], in folder: String, zone: String = "UTC", marking mark: String? = nil) {
        (self.command, self.folder, self.zone, self.mark) = (command, folder, zone, mark)
    }

    public var text: String {
        let words = command.map { word in
            switch word {
            case .plain(let text): Self.quoted(text)
            case .numbered(let text):
                text.split(separator: "%a", omittingEmptySubsequences: false).map {
                    $0.isEmpty ? "" : Self.quoted(String($0))
                }.joined(separator: "\"$SLURM_ARRAY_TASK_ID\"")
            }
        }
        return """
            #!/bin/sh
            TZ=\(Self.quoted(zone))
            export TZ
            cd \(Self.quoted(folder)) || exit 5
            \(mark == nil ? "exec " : "")\(words.joined(separator: " "))

            """ + (mark.map { "[ $? -ne 0 ] || : > \(Self.quoted($0))\n" } ?? "")
    }

    /// As a shell reads it back, whatever is in it.
    static func quoted(_ word: String) -> String {
        "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
