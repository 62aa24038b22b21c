/// A shell script that runs one command, for `sbatch`.
public struct BatchScript: Hashable, Sendable {
    /// In a word of the case `numbered`, the task's number replaces each `%a`.
    public enum Word: Hashable, Sendable {
        case plain(String)
        case numbered(String)
    }

    private let command: [Word]
    private let folder: String
    private let zone: String
    private let successFile: String?

    /// - Parameters:
    ///   - folder: the working folder of the command, the same on every node.
    ///   - zone: the time zone of the command.
    ///   - successFile: an empty file that the script creates after the command succeeds.
    public init(
        _ command: [Word], in folder: String, zone: String = "UTC", marking successFile: String? = nil
    ) {
        (self.command, self.folder, self.zone, self.successFile) = (command, folder, zone, successFile)
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
            \(successFile == nil ? "exec " : "")\(words.joined(separator: " "))

            """ + (successFile.map { "[ $? -ne 0 ] || : > \(Self.quoted($0))\n" } ?? "")
    }

    /// Quotes the word, so that a shell reads every character literally.
    static func quoted(_ word: String) -> String {
        "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
