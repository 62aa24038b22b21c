import Foundation
import Grading
import Manners
import Player
import Referee
import Rehearsal
import Study
import Text

/// The session so far as a page that a browser plays.
struct LabPage {
    private let run: PlayedRun

    init(_ trace: Trace, of stage: LabStage) {
        // Without a want nothing says what would be right.
        let hasWants = trace.events.contains { if case .wanted = $0.kind { true } else { false } }
        run = PlayedRun(
            trace, verdict: hasWants ? ScenarioVerdict(judging: trace) : nil, subject: stage.title,
            sources: stage.files.map { PlayedRun.Source($0) })
    }

    /// Over the page that was there before.
    func written(to path: String) -> LabEffect {
        do {
            try Data(try PlayerPage(run).html.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            return .complain("\(path) cannot be written: \(WriteFailure.reason(error)). No page was made.")
        }
        return .answer(["Written to \(path). Any browser plays it."])
    }
}
