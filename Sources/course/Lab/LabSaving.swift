import Foundation
import Rehearsal

/// Writes what somebody wants to keep of a session.
enum LabSaving {
    /// The lines as a scenario. What is there already is only replaced for somebody who says so.
    static func save(_ text: String, to path: String, mayReplace: Bool, seed: UInt64) -> Effect {
        do {
            try Data(text.utf8).write(
                to: URL(filePath: path), options: mayReplace ? .atomic : .withoutOverwriting)
        } catch CocoaError.fileWriteFileExists {
            return .complain("\(path) is there already, and was left alone. `save over \(path)` replaces it.")
        } catch {
            return .complain("\(path) cannot be written: \(reason(error)). Nothing was saved.")
        }
        let seed = seed == 1 ? "" : " --seed \(seed)"
        return .answer(["Saved. `course lab FILE… --script \(path)\(seed)` replays it."])
    }

    /// A drawing, over the one that was there before.
    static func draw(_ svg: String, to path: String) -> Effect {
        do {
            try Data(svg.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            return .complain("\(path) cannot be written: \(reason(error)). Nothing was drawn.")
        }
        return .answer(["Drawn in \(path). Any browser shows it."])
    }

    /// The system's own word, where it has one.
    private static func reason(_ error: any Error) -> String {
        let below = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let below, below.domain == NSPOSIXErrorDomain else {
            return (error as? CocoaError)?.code == .fileNoSuchFile
                ? "there is no such folder" : error.localizedDescription
        }
        return String(cString: strerror(Int32(below.code)))
    }
}
