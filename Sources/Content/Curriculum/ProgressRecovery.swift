import Essentials

/// What happened to an unreadable progress file. The prompt reports the recovery to the learner.
public enum ProgressRecovery: Hashable, Sendable, CustomStringConvertible {
    /// The backup replaced the progress file. `setAside` is the damaged file's new place, or nil if the file was
    /// missing.
    case restored(from: URL, setAside: URL?)
    /// The course begins with empty progress, because no usable backup existed.
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
            "Your progress could not be read. The file was moved to \(damaged.path), and the course continues from "
                + "its backup, \(backup.path). Later attempts are missing."
        case .restored(let backup, nil):
            "Your progress was missing, so the course continues from its backup. "
                + "To begin anew, remove \(backup.path) too."
        case .begun(let damaged):
            "Your progress could not be read, and it has no backup. "
                + "The file was moved to \(damaged.path), and the course begins a new one."
        }
    }
}
