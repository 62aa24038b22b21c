import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Grading
import Referee
import Scenario
import Study
import Text
import Verification
import Workshop

/// Runs an app's kept stories and reports the faults that still exist.
package struct KeptStoriesCheck {
    private enum Outcome {
        case stillThere(String)
        case accepted
        case gone
        /// A gesture of the story no longer finds its target.
        case doesNotFit
    }

    private let told: [(name: String, fault: FaultMark, outcome: Outcome)]
    /// The number of kept stories about views that this check does not show.
    private let others: Int

    package init(
        of words: [String], in workspace: Workspace, rootName: String?, folder: FolderChoice, style: PageStyle
    ) throws {
        let workshop = try LearnersWorkshop.open(limits: .lab)
        let source = try LabSource(
            words, in: workspace, rootName: rootName, folder: folder, isAsked: false, workshop: workshop,
            page: VerifyPage(style: style, showsAll: true))
        guard let kept = source.keptStories else { throw KeptStories.needsFolder("--check") }
        let all = try kept.all()
        let stories = all.filter { $0.rootName == rootName }
        others = all.count - stories.count
        guard !stories.isEmpty else {
            told = []
            return
        }
        let (answer, _, _) = try source.answer { $0[0] }
        let app = try Waiting.show("compiling …") { try source.build(answer) }
        let accepted = kept.accepted
        let runner = AppRunner(of: app, in: workshop, sdk: source.settings.sdk.year)
        told = try stories.map { story in
            let outcome =
                accepted.contains(story.fault) ? .accepted : try Self.outcome(of: story, on: runner)
            return (story.file.lastPathComponent, story.fault, outcome)
        }
    }

    private static func outcome(of story: KeptStories.Kept, on runner: AppRunner) throws -> Outcome {
        let trace: Trace
        do throws(RefereeFault) {
            trace = try runner.play(story.scenario, seed: story.seed)
        } catch {
            if case .scenario = error { return .doesNotFit }
            throw error
        }
        let found = ScenarioVerdict(judging: trace).findings.first {
            $0.code == story.fault.code && !$0.isConsequence
        }
        if let found { return .stillThere(found.briefSentence) }
        return trace.hasMissedTouch(of: story.scenario) ? .doesNotFit : .gone
    }

    package var status: ExitStatus {
        count { if case .stillThere = $0 { true } else { false } } > 0 ? .notPassed : .passed
    }

    package var text: String {
        guard !told.isEmpty else {
            return
                "\(KeptStories.place) has no story\(others > 0 ? " for this view" : ""). `course explore` saves a story for each fault that it finds."
        }
        let lines = told.map { name, fault, outcome in
            switch outcome {
            case .stillThere(let sentence): "still there  \(name): \(sentence)"
            case .accepted: "accepted     \(name)"
            case .gone: "gone         \(name): \(fault.text)"
            case .doesNotFit: "does not fit \(name): the app no longer has a control that the story touches"
            }
        }
        return (lines + [summary]).joined(separator: "\n")
    }

    /// A sentence such as `3 stories: 1 fault is still there, 2 are gone.`
    private var summary: String {
        let there = count { if case .stillThere = $0 { true } else { false } }
        let accepted = count { if case .accepted = $0 { true } else { false } }
        let gone = count { if case .gone = $0 { true } else { false } }
        let unfit = count { if case .doesNotFit = $0 { true } else { false } }
        var parts = ["\(Wording.count(there, "fault")) still there"]
        if accepted > 0 { parts.append("\(accepted) accepted") }
        if gone > 0 { parts.append("\(gone) gone") }
        if unfit > 0 {
            parts.append(
                "\(unfit) whose controls are gone; remove \(unfit == 1 ? "it" : "them") or explore again")
        }
        let other =
            others > 0
            ? " \(Wording.count(others, "story", plural: "stories")) of other views did not run." : ""
        return
            "\(Wording.count(told.count, "story", plural: "stories")): \(parts.joined(separator: ", ")).\(other)"
    }

    private func count(_ matches: (Outcome) -> Bool) -> Int { told.count { matches($0.outcome) } }
}

extension KeptStories {
    static func needsFolder(_ option: String) -> UsageError {
        UsageError("\(option) needs the folder of an app; name the folder, or run the command in it")
    }
}

extension Trace {
    /// True if a gesture of the scenario found nothing to touch.
    fileprivate func hasMissedTouch(of scenario: Scenario) -> Bool {
        events.contains { event in
            guard case .checked(let line, _, false, _) = event.kind else { return false }
            return scenario.steps.first { $0.line == line }?.verb.look == nil
        }
    }
}
