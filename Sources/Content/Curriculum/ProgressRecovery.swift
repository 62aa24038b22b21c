import FoundationEssentials

/// What happened to an unreadable progress file. The prompt reports it to the learner.
public enum ProgressRecovery: Hashable, Sendable, CustomStringConvertible {
    /// The backup took the file's place. `setAside` is nil if the file was missing.
    case restored(from: URL, setAside: URL?)
    /// There was no usable backup.
    case begun(setAside: URL)

    public var setAside: URL? {
        switch self {
        case .restored(_, let place): place
        case .begun(let place): place
        }
    }

    public var description: String {
        switch self {
        case .restored(let backup, let damaged?):
            "Your progress could not be read. The file was set aside as \(damaged.path), and the course goes on from "
                + "its backup, \(backup.path). What was done after that backup is missing."
        case .restored(let backup, nil):
            "Your progress was gone, and the course goes on from its backup. "
                + "To begin anew, remove \(backup.path) too."
        case .begun(let damaged):
            "Your progress could not be read, and there is no backup to go on from. "
                + "The file was set aside as \(damaged.path), and a new one is begun."
        }
    }
}
