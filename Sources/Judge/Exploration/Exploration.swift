// Exploration: invents stories for an app, runs them, and compares the app with itself.
//
// Start here. `StoryInventor` invents a story from the actions that are possible at each moment. `StoryJudge` compares
// the story with a fresh app (`FreshReference`) and with a patient user (`PatientReference`). `StoryJudge` writes a
// scenario that shows the difference. `StoryShrinker` shortens the story. In an exercise, `TaskStoryInventor` invents
// the stories, and `TaskReference` compares the app with the `RightAnswers`. `docs/explorer.md` lists the explorer's
// rules.

import Curriculum
import Grading
import Referee
import Scenario
import Synchronization
import Verification
import Wire
import Workshop

/// Runs stories with one app until new stories reach no new states.
///
///     let exploration = try Exploration(of: app, in: workshop, seed: 1)
///     let report = try exploration.run(stories: 2000) { progress in … }
///     report.discoveries.first?.scenario
///
/// The same app and seed give the same report, however many stories run in parallel.
public struct Exploration: Sendable {
    public struct Progress: Sendable {
        public var stories = 0
        public var states = 0
        public var views = 0
        public var discoveries = 0
        /// True while the exploration shortens the stories that show findings; shortening takes many runs.
        public var isShortening = false
    }

    private let app: BuiltApp
    private let workshop: Workshop
    private let seed: RunSeed
    private let errors: [String]
    private let outline: SourceOutline
    private let opening: Opening
    /// The correct answers of the exercise; nil if the exercise has fewer than three correct answers.
    private let rights: RightAnswers?
    private let sdk: Int
    /// True for an app marked `@main`: without a parent view, stories cannot hide or redraw the app's screen.
    private let isWholeApp: Bool
    private let jobs: Int
    /// The stories of a round do not depend on each other, so they can run in parallel.
    private static let round = 32

    /// - Parameters:
    ///   - errors: the words that mark an error on screen; empty for the common words.
    ///   - outline: the input values and the allowed findings that the app's source names. See
    ///     `SourceOutline.read(from:in:)`.
    ///   - rights: the correct answers to the same task. With correct answers, `run` doubles the stories: the added
    ///     stories compare the app with
    ///     the answers.
    ///   - sdk: the version of Apple's SDK whose behavior the app sees.
    ///   - isWholeApp: true if the app is marked `@main`. An app marked `@main` has no parent view, so no story hides
    ///     it or draws it again.
    public init(
        of app: BuiltApp, in workshop: Workshop, seed: RunSeed, sdk: Int = 27, errors: [String] = [],
        outline: SourceOutline = SourceOutline(), opening: Opening = .none, rights: RightAnswers? = nil,
        isWholeApp: Bool = false, jobs: Int = AllCores.count
    ) {
        (self.app, self.workshop, self.seed) = (app, workshop, seed)
        (self.errors, self.outline, self.opening, self.jobs) = (errors, outline, opening, max(1, jobs))
        self.isWholeApp = isWholeApp
        (self.rights, self.sdk) = (rights.flatMap { $0.areEnough ? $0 : nil }, sdk)
    }

    /// - Parameters:
    ///   - patience: the number of consecutive stories without a new state after which the exploration ends.
    ///   - goesOn: receives the progress after each round and before the shortening of stories; false stops the
    ///     exploration.
    ///   - isOver: returns true once the given part of the exploration's time has passed; 1 means the whole time. An
    ///     exploration that ends early still reports its findings.
    public func run(
        stories most: Int, patience: Int = 1000, while goesOn: (Progress) -> Bool = { _ in true },
        isOver: @escaping @Sendable (_ share: Double) -> Bool = { _ in false }
    ) throws(RefereeFault) -> ExplorationReport {
        let stages = (0..<jobs).map { _ in
            StoryRunner(
                AppRunner(of: app, in: workshop, sdk: sdk, manner: .prepared), seed: seed, errors: errors,
                opening: opening,
                seedsState: outline.hints.seedsState, isWholeApp: isWholeApp)
        }
        let setting = try StorySetting(probing: stages[0], hints: outline.hints)
        var memory = StoryMemory(setting)
        var report = ExplorationReport(
            knobs: setting.knobs, offered: setting.offered, unused: setting.unused,
            unsampled: setting.unsampled)
        var cases = OpenCases()
        while report.stories < most {
            if memory.storiesWithoutNews >= patience {
                report.ending = .nothingNew
                break
            }
            let share = cases.all.isEmpty ? 1 : Self.shareOfStories
            guard goesOn(progress(report, cases)), !isOver(share) else {
                report.ending = .stopped
                break
            }
            let first = report.stories
            let count = min(Self.round, most - first)
            let teller = StoryInventor(setting: setting, memory: memory)
            // In the first round, the common opening lines failed in every story.
            if first > 0, report.states == 0 {
                report.ending = .neverOpened
                break
            }
            let results = try play(first..<first + count, on: stages, until: { isOver(share) }) {
                (number, stage) throws(RefereeFault) in try teller.tell(number: number, on: stage)
            }
            for (place, told) in results.enumerated() {
                memory.take(in: told)
                report.hasTraffic = !memory.shapes.isEmpty
                report.stories += 1
                report.states = memory.states
                report.views = memory.views
                report.note(told.remarks, number: first + place + 1)
                let accusations = report.withoutAllowed(told.accusations, by: outline.allowances)
                cases.take(accusations, of: told.story, number: first + place + 1) { stage in
                    { (story, seed) throws(RefereeFault) in
                        try StoryJudge(stage: stage, seed: seed).accusations(of: story)
                    }
                }
            }
            guard let rights else { continue }
            let compared = try play(first..<first + results.count, on: stages, until: { isOver(share) }) {
                (number, stage) throws(RefereeFault) in
                try TaskReference(stage: stage, rights: rights, seed: seed).tell(number: number)
            }
            for (place, told) in compared.enumerated() {
                guard let (story, accusations) = told else { continue }
                cases.take(
                    report.withoutAllowed(accusations, by: outline.allowances), of: story,
                    number: first + place + 1
                ) { stage in
                    { (story, seed) throws(RefereeFault) in
                        try TaskReference(stage: stage, rights: rights, seed: seed).accusations(of: story)
                    }
                }
            }
        }
        if !cases.all.isEmpty, goesOn(progress(report, cases, isShortening: true)) {
            report.discoveries = try shorten(cases.all, in: setting, on: stages, isOver: isOver)
        }
        return report
    }

    /// After a story has shown a finding, running new stories may take only this part of the exploration's time.
    private static let shareOfStories = 0.6

    /// Shortens the stories of all cases, the most harmful first. If the time limit has passed, the exploration reports
    /// the unshortened story.
    private func shorten(
        _ cases: [OpenCase], in setting: StorySetting, on stages: [StoryRunner],
        isOver: @escaping @Sendable (_ share: Double) -> Bool
    ) throws(RefereeFault) -> [Discovery] {
        let order = cases.indices.sorted { (cases[$0].harm, $0) < (cases[$1].harm, $1) }
        let next = Mutex(0..<order.count)
        let told = try AllCores.map(stages) { stage throws(RefereeFault) in
            var told: [(place: Int, discovery: Discovery)] = []
            while let turn = next.withLock({ $0.popFirst() }) {
                let turns = Double(turn + stages.count) / Double(order.count)
                let share = Self.shareOfStories + (1 - Self.shareOfStories) * min(1, turns)
                let (place, open) = (order[turn], cases[order[turn]])
                let shrinker = StoryShrinker(
                    setting: setting, stage: stage, judge: open.judge(stage), isOver: { isOver(share) })
                for shown in open.stories {
                    guard let short = try shrinker.shorten(shown.story, showing: shown.accusation) else {
                        continue
                    }
                    let discovery = Discovery(
                        short, number: shown.number, linesBefore: shown.story.lines.count,
                        opening: opening, seed: seed)
                    told.append((place, discovery))
                    break
                }
            }
            return told
        }
        return told.flatMap(\.self).sorted { $0.place < $1.place }.map(\.discovery)
    }

    private func progress(
        _ report: ExplorationReport, _ cases: OpenCases, isShortening: Bool = false
    ) -> Progress {
        Progress(
            stories: report.stories, states: report.states, views: report.views.count,
            discoveries: cases.all.count,
            isShortening: isShortening)
    }

    /// Runs the stories with these numbers in parallel, each with a free `StoryRunner`. Runs fewer stories if the time
    /// limit passes.
    private func play<Told: Sendable>(
        _ numbers: Range<Int>, on stages: [StoryRunner], until isOver: @Sendable () -> Bool,
        _ tell: @Sendable (Int, StoryRunner) throws(RefereeFault) -> Told
    ) throws(RefereeFault) -> [Told] {
        let next = Mutex(numbers)
        let told = try AllCores.map(stages) { stage throws(RefereeFault) in
            var told: [(number: Int, story: Told)] = []
            while !isOver(), let number = next.withLock({ $0.popFirst() }) {
                told.append((number, try tell(number, stage)))
            }
            return told
        }
        return told.flatMap(\.self).sorted { $0.number < $1.number }.map(\.story)
    }
}

extension SourceOutline {
    /// The outline of an answer's files and of the host file; empty if the files cannot be read.
    public static func read(from answer: Answer, in workshop: Workshop) throws(MachineFault) -> SourceOutline
    {
        let files = answer.files.map { Answer.File(name: $0.name, bytes: $0.bytes, author: .learner) }
        return switch try workshop.outline(of: files, mayHaveKnobs: true) {
        case .read(let outline): outline
        case .refused, .exceeded: SourceOutline()
        }
    }
}
