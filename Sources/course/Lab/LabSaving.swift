import Foundation
import Rehearsal

/// Writes a session as a scenario. What is there already is only replaced for somebody who says so.
enum LabSaving {
    static func save(_ text: String, to path: String, mayReplace: Bool, seed: UInt64) -> Effect {
        let file = URL(filePath: path)
        do {
            try Data(text.utf8).write(to: file, options: mayReplace ? .atomic : .withoutOverwriting)
        } catch CocoaError.fileWriteFileExists {
            return .complain("\(path) is there already, and was left alone. `save over \(path)` replaces it.")
        } catch {
            return .complain("\(path) cannot be written: \(error.localizedDescription). Nothing was saved.")
        }
        let seed = seed == 1 ? "" : " --seed \(seed)"
        return .answer(["Saved. `course lab FILE… --script \(path)\(seed)` replays it."])
    }
}
