// Exploration: invents stories with an app, plays them, and compares the app with itself.
//
// Start here. `StoryTeller` draws a story from what is possible at each moment, `StoryJudge` compares it with the same app
// begun afresh (`FreshReference`) and with a user who waits (`PatientReference`), and writes the scenario that shows the difference,
// and `StoryShrinker` makes that short. In an exercise, `TaskTeller` draws stories with the course's `RightAnswers`, and
// `TaskReference` says what all of these do and the app does not. `docs/explorer.md` says when the comparisons accuse and when they are silent.

import Curriculum
import Grading
import Marking
import Referee
import Scenario
import Synchronization
import Wire
import Workshop

/// Plays stories with one app until nothing new turns up.
///
///     let exploration = try Exploration(of: app, in: workshop, seed: 1)
///     let report = try exploration.run(stories: 2000) { progress in … }
///     report.discoveries.first?.scenario
///
/// The same app and seed give the same report, however many stories are played side by side.
public struct Exploration: Sendable {
    /// How far it is.
    public struct Progress: Sendable {
        public var stories = 0
        public var states = 0
        public var discoveries = 0
        /// A story that shows something wrong is being made short, which takes many plays.
        public var isShortening = false
    }

    private let app: BuiltApp
    private let workshop: Workshop
    private let seed: RunSeed
    private let errors: [String]
    private let outline: SourceOutline
    private let opening: Opening
    /// Nil if there are too few to be compared with.
    private let rights: RightAnswers?
    private let sdk: Int
    private let jobs: Int
    /// Stories of one round do not know of each other, so they can be played side by side.
    private static let round = 32

    /// - Parameters:
    ///   - errors: the words of an error on screen, if not the common ones.
    ///   - outline: what the source says of its knobs' values, and which findings it allows: `SourceOutline.read(from:in:)`.
    ///   - opening: what each story begins with.
    ///   - rights: what the course has as right answers to the same task. Then as many stories more are played with them.
    ///   - sdk: the version of Apple's SDK whose behavior the app sees.
    public init(
        of app: BuiltApp, in workshop: Workshop, seed: RunSeed, sdk: Int = 27, errors: [String] = [],
        outline: SourceOutline = SourceOutline(), opening: Opening = .none, rights: RightAnswers? = nil,
        jobs: Int = AllCores.count
    ) {
        (self.app, self.workshop, self.seed) = (app, workshop, seed)
        (self.errors, self.outline, self.opening, self.jobs) = (errors, outline, opening, max(1, jobs))
        (self.rights, self.sdk) = (rights.flatMap { $0.areEnough ? $0 : nil }, sdk)
    }

    /// - Parameters:
    ///   - patience: how many stories in a row may bring nothing new.
    ///   - goesOn: asked after each round and before a story is shortened, with what was found so far.
    ///   - isOver: asked before each story and while one is shortened. What was found until then is told.
    public func run(
        stories most: Int, patience: Int = 1000, while goesOn: (Progress) -> Bool = { _ in true },
        isOver: @escaping @Sendable () -> Bool = { false }
    ) throws(RefereeFault) -> ExplorationReport {
        let stages = (0..<jobs).map { _ in
            StoryStage(
                Encores(of: app, in: workshop, sdk: sdk), seed: seed, errors: errors, opening: opening,
                seedsState: outline.hints.seedsState)
        }
        let setting = try StorySetting(probing: stages[0], hints: outline.hints)
        var memory = StoryMemory(setting)
        var report = ExplorationReport(
            knobs: setting.knobs, offered: setting.offered, unused: setting.unused,
            unsampled: setting.unsampled)
        var causes: Set<Cause> = []
        /// Shortens the stories that show something new. Returns false if it is over before all are told.
        func tell(
            _ story: Story, _ accusations: [Accusation], number: Int, judge: @escaping StoryShrinker.Judge
        ) throws(RefereeFault) -> Bool {
            for accusation in report.withoutAllowed(accusations, by: outline.allowances)
            where causes.insert(accusation.cause).inserted {
                // What is known to be wrong is told, be it one thing only.
                let isLate = isOver() && !report.discoveries.isEmpty
                guard !isLate, goesOn(progress(report, isShortening: true)) else {
                    report.ending = .stopped
                    return false
                }
                let shrinker = StoryShrinker(
                    setting: setting, stage: stages[0], judge: judge, isOver: isOver)
                guard let short = try shrinker.shorten(story, showing: accusation) else {
                    causes.remove(accusation.cause)
                    continue
                }
                report.discoveries.append(
                    Discovery(
                        short, number: number, linesBefore: story.lines.count, opening: opening, seed: seed))
            }
            return true
        }
        while report.stories < most {
            if memory.storiesWithoutNews >= patience {
                report.ending = .nothingNew
                break
            }
            guard goesOn(progress(report)), !isOver() else {
                report.ending = .stopped
                break
            }
            let first = report.stories
            let count = min(Self.round, most - first)
            let teller = StoryTeller(setting: setting, memory: memory)
            // No world that was invented led there.
            if first > 0, report.states == 0 {
                report.ending = .neverOpened
                break
            }
            let results = try play(first..<first + count, on: stages, until: isOver) {
                (number, stage) throws(RefereeFault) in try teller.tell(number: number, on: stage)
            }
            for (place, told) in results.enumerated() {
                memory.take(in: told)
                report.stories += 1
                report.states = memory.states
                report.note(told.remarks, number: first + place + 1)
                let isTold = try tell(told.story, told.accusations, number: first + place + 1) {
                    (story, seed) throws(RefereeFault) in
                    try StoryJudge(stage: stages[0], seed: seed).accusations(of: story)
                }
                guard isTold else { return report }
            }
            guard let rights else { continue }
            let compared = try play(first..<first + results.count, on: stages, until: isOver) {
                (number, stage) throws(RefereeFault) in
                try TaskReference(stage: stage, rights: rights, seed: seed).tell(number: number)
            }
            for (place, told) in compared.enumerated() {
                guard let (story, accusations) = told else { continue }
                let isTold = try tell(story, accusations, number: first + place + 1) {
                    (story, seed) throws(RefereeFault) in
                    try TaskReference(stage: stages[0], rights: rights, seed: seed).accusations(of: story)
                }
                guard isTold else { return report }
            }
        }
        return report
    }

    private func progress(_ report: ExplorationReport, isShortening: Bool = false) -> Progress {
        Progress(
            stories: report.stories, states: report.states, discoveries: report.discoveries.count,
            isShortening: isShortening)
    }

    /// Plays the stories with these numbers, each on a stage that is free; fewer if it is over before.
    private func play<Told: Sendable>(
        _ numbers: Range<Int>, on stages: [StoryStage], until isOver: @Sendable () -> Bool,
        _ tell: @Sendable (Int, StoryStage) throws(RefereeFault) -> Told
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
    /// What the files of an answer, its host among them, say; nothing if they cannot be read.
    public static func read(from answer: Answer, in workshop: Workshop) throws(MachineFault) -> SourceOutline
    {
        let files = answer.files.map { Answer.File(name: $0.name, bytes: $0.bytes, author: .learner) }
        return switch try workshop.outline(of: files, mayHaveKnobs: true) {
        case .read(let outline): outline
        case .refused, .exceeded: SourceOutline()
        }
    }
}
