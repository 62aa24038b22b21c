import CommandOutput
import Essentials
import Grading
import LabSession
import Player
import Referee
import Study
import Text

/// Writes the session so far as a player page.
struct LabPage {
    private let run: PlayedRun

    init(_ trace: Trace, of stage: LabStage) {
        // A run in which the user wants no resources has no verdict.
        let hasWants = trace.events.contains { if case .wanted = $0.kind { true } else { false } }
        run = PlayedRun(
            trace, verdict: hasWants ? ScenarioVerdict(judging: trace) : nil, subject: stage.title,
            sources: stage.files.map { PlayedRun.Source($0) })
    }

    /// Writes the page to `path`, replacing an older file.
    func written(to path: String) -> LabEffect {
        do {
            try Data(try PlayerPage(run).html.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            return .complain(
                "\(path) cannot be written: \(FailureReason.words(error)). The lab wrote no page.")
        }
        return .answer(["Wrote \(path). Open the page in any browser."])
    }
}
