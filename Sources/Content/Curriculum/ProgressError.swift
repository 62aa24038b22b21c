/// Why progress cannot be read or stored. Progress that was stored earlier is never lost.
public enum ProgressError: Error, Hashable, Sendable, CustomStringConvertible {
    case newerFormat(path: String, found: Int, known: Int)
    case readOnly(path: String)
    case diskFull(path: String)
    /// Another terminal has kept the file locked for too long.
    case busy(path: String)
    case cannotOpen(path: String, reason: String)
    /// The file became damaged while in use. The next start of `course` moves the damaged file aside.
    case damaged(path: String)
    case other(path: String, reason: String)

    init(_ failure: Database.Failure, path: String) {
        self =
            switch failure.kind {
            case .full: .diskFull(path: path)
            case .readOnly: .readOnly(path: path)
            case .busy: .busy(path: path)
            case .damaged: .damaged(path: path)
            case .cannotOpen: .cannotOpen(path: path, reason: failure.message)
            case .newer, .other: .other(path: path, reason: failure.message)
            }
    }

    public var description: String {
        switch self {
        case .newerFormat(let path, let found, let known):
            "The progress in \(path) was written by a newer version of the course "
                + "(format \(found), this one knows \(known)). Nothing was changed. Update the course."
        case .readOnly(let path):
            "Progress is not stored: \(path) cannot be written to. Its contents are unchanged. "
                + "Check its permissions."
        case .diskFull(let path):
            "Progress is not stored: the disk is full. The contents of \(path) are unchanged. "
                + "Make room, then continue."
        case .busy(let path):
            "Progress could not be stored: another terminal is using \(path). "
                + "Its contents are unchanged. Try again."
        case .cannotOpen(let path, let reason):
            "Progress is not stored: \(path) cannot be opened (\(reason)). Check its folder."
        case .damaged(let path):
            "Progress is not stored: \(path) is damaged. "
                + "Start the course again; it moves the file aside and continues from the backup."
        case .other(let path, let reason):
            "Progress is not stored: \(path): \(reason)."
        }
    }
}
