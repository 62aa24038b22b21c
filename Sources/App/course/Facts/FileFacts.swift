import Session

/// What the commands that touch a learner's file print with `--json`: the file, and what belongs to each command.
enum FileFacts {
    /// Of `open`.
    struct Opened: Encodable {
        let exercise: String
        let file: String
        let isNew: Bool
    }

    /// Of `show`.
    struct Shown: Encodable {
        let file: String
        let text: String
    }

    /// Of `fix`.
    struct Fixed: Encodable {
        let file: String
        let line: Int
        let changed: Bool
    }

    /// Of `reset`.
    struct Reset: Encodable {
        let file: String
        let copy: String?
    }

    /// Of `edit`.
    struct Edited: Encodable {
        let file: String
        /// Nil where the editor has a window of its own, and is still open.
        let changed: Bool?

        init(file: String, _ change: FileChange) {
            self.file = file
            changed =
                switch change {
                case .changed: true
                case .asBefore: false
                case .goesOn: nil
                }
        }
    }
}
