import CommandOutput
import Essentials
import LabSession
import Scenario

enum LabSaving {
    /// Writes the session's lines as a scenario. Replaces an existing file only if `mayReplace` is true.
    static func save(_ text: String, to path: String, mayReplace: Bool, seed: RunSeed) -> LabEffect {
        do {
            try Data(text.utf8).write(
                to: URL(filePath: path), options: mayReplace ? .atomic : .withoutOverwriting)
        } catch let error as CocoaError where error.code == .fileWriteFileExists {
            return .complain(
                "\(path) already exists, and the lab did not change it. `save over \(path)` replaces the file."
            )
        } catch {
            return .complain(
                "\(path) cannot be written: \(FailureReason.words(error)). The lab saved nothing.")
        }
        let seed = seed == 1 ? "" : " --seed \(seed)"
        return .answer(["Saved. `course lab FILE… --script \(path)\(seed)` replays your lines."])
    }

    /// Writes a drawing of the run, or replaces an existing drawing.
    static func draw(_ svg: String, to path: String) -> LabEffect {
        do {
            try Data(svg.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            return .complain(
                "\(path) cannot be written: \(FailureReason.words(error)). The lab drew no picture.")
        }
        return .answer(["Wrote \(path). Open the picture in any browser."])
    }
}
