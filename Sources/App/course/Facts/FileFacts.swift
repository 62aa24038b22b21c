import Session

/// The `--json` output of the commands for a learner's file.
enum FileFacts {
    /// The output of `open --json`.
    struct Opened: Encodable {
        let exercise: String
        let file: String
        let isNew: Bool
    }

    /// The output of `show --json`.
    struct Shown: Encodable {
        let file: String
        let text: String
    }

    /// The output of `fix --json`.
    struct Fixed: Encodable {
        let file: String
        let line: Int
        let changed: Bool
    }

    /// The output of `reset --json`.
    struct Reset: Encodable {
        let file: String
        let copy: String?
    }

    /// The output of `edit --json`.
    struct Edited: Encodable {
        let file: String
        /// True if the editor changed the file; nil if the editor has a window that is still open.
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
