import Essentials
import Study
import Terminal

/// Waits at the prompt for the first key of a line or for a save of one of the learner's files.
///
///     let watch = LabWatch([URL(filePath: "Picture.swift")])
///     if watch?.waitForKey() == .saved { … }
///
/// If a file is saved while a person types a line, the save takes effect after that line, so that the
/// typed text stays.
final class LabWatch {
    enum Event { case saved, key }

    var isOn = true
    private let folders: [FolderWatch]

    /// The initializer returns nil without files, or if a file cannot be watched.
    init?(_ files: [URL]) {
        folders = files.compactMap { try? FolderWatch(file: $0) }
        guard !folders.isEmpty, folders.count == files.count else { return nil }
    }

    func waitForKey() -> Event {
        guard isOn, let keys = KeyReader() else { return .key }
        return keys.waiting {
            while true {
                var polls = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
                polls += folders.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
                poll(&polls, nfds_t(polls.count), -1)
                if polls[0].revents != 0 { return .key }
                // Some editors write a file twice. A wait of 50 ms combines both writes into one save.
                usleep(50_000)
                if folders.map({ $0.news() }).contains(.saved) { return .saved }
            }
        }
    }
}
