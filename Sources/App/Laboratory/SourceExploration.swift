import CommandOutput
import Curriculum
import Exploration
import Reporting
import Scenario
import Study
import Text
import Wire
import Workshop

/// Explores the files, the exercise or the lesson that a person named.
package struct SourceExploration {
    package let run: ExplorationRun
    /// The number of faults that the exploration found and the developer has already accepted. The
    /// report leaves out accepted faults.
    package let accepted: Int
    package let name: String
    private let source: LabSource

    /// - Parameters:
    ///   - words: the words after `course explore`.
    ///   - world: the value of `--world`: a scenario file whose routes the app's requests use.
    ///   - style: the style of compiler errors.
    package init(
        of words: [String], in workspace: Workspace, rootName: String?, folder: FolderChoice = .init(),
        limits: StoryLimits, seed: RunSeed,
        world: String?, jobs: Int, style: PageStyle
    ) throws {
        let workshop = try LearnersWorkshop.open(limits: .lab)
        let source = try LabSource(
            words, in: workspace, rootName: rootName, folder: folder, isAsked: false, workshop: workshop,
            page: VerifyPage(style: style, showsAll: true))
        let opening = try world.map { try WrittenWorld($0, seed: seed).opening } ?? .none
        try self.init(of: source, in: workshop, limits: limits, seed: seed, world: opening, jobs: jobs)
    }

    /// Explores an exercise's answer with the default limits.
    package init(of exercise: Exercise, file: String, style: PageStyle) throws {
        let workshop = try LearnersWorkshop.open(limits: .lab)
        let source = LabSource(
            exercise, path: file, workshop: workshop, page: VerifyPage(style: style, showsAll: true))
        try self.init(of: source, in: workshop, limits: StoryLimits(), seed: 1)
    }

    private init(
        of source: LabSource, in workshop: Workshop, limits: StoryLimits, seed: RunSeed,
        world: Opening = .none, jobs: Int = AllCores.count
    ) throws {
        try source.requireLearnersApp()
        let (answer, _, name) = try source.answer { $0[0] }
        let app = try Waiting.show("compiling …") { try source.build(answer) }
        // The course's right answers may not work with the routes of `--world`.
        let rights = world.isEmpty ? try source.rightAnswers(seed: seed) : nil
        let exploration = Exploration(
            of: app, in: workshop, seed: seed, sdk: source.settings.sdk.year, errors: source.errors,
            outline: try SourceOutline.read(from: answer, in: workshop), opening: world, rights: rights,
            isWholeApp: answer.isWholeApp, jobs: jobs)
        let known = source.keptStories?.accepted ?? []
        let whole = try ExplorationRun(exploration, limits: limits)
            .without(source.isInStandIn)
        run = known.isEmpty ? whole : whole.without { known.contains(FaultMark($0)) }
        accepted = whole.report.faults.count - run.report.faults.count
        (self.name, self.source) = (name, source)
    }

    /// If the app is in a folder, writes the stories of the faults into that folder.
    /// - Returns: false if the app is not in a folder.
    @discardableResult package func keepStories(rootName: String?, seed: UInt64) throws -> Bool {
        guard let kept = source.keptStories else { return false }
        try kept.keep(run.report, rootName: rootName, seed: seed)
        return !run.report.faults.isEmpty
    }

    /// Accepts all faults that are known now.
    /// - Returns: the number of accepted faults.
    package func acceptFaults() throws -> Int {
        guard let kept = source.keptStories else { throw KeptStories.needsFolder("--baseline") }
        return try kept.accept(run.report)
    }

    /// The exploration's result, in the form that JUnit and SARIF reports need.
    package var app: ExploredApp {
        ExploredApp(run, name: name, paths: source.learnersFiles.map(\.relativePath))
    }
}

extension ExploredApp {
    fileprivate init(_ run: ExplorationRun, name: String, paths: [String]) {
        self.init(
            name, stories: run.report.stories, took: run.took,
            found: run.report.faults.flatMap(\.all).map { Find($0.finding, story: "\($0.scenario)") },
            paths: paths)
        allowed = run.report.allowed.map { Allowed($0.code, at: $0.location, reason: $0.reason) }
        remarks = run.report.remarks.map { Remark($0.kind.rawValue, $0.sentence) }
    }
}
