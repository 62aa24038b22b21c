import AppProject
import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Exploration
import LabSession
import Referee
import Scenario
import Study
import Text
import Wire
import Workshop

/// The source of the lab's app: files, an exercise with an answer, or a lesson. Each reload reads the source files
/// again.
struct LabSource {
    private enum Kind {
        case files([String], rootName: String?)
        case folder(String, FolderChoice, rootName: String?)
        case exercise(Exercise, path: String)
        /// An exercise whose answer is a scenario.
        case trial(Exercise, path: String)
        /// A judge or review exercise, with the app that the lab shows for it.
        case judged(JudgedApp, Exercise)
        case lesson(LessonPlay)
    }
    private let kind: Kind
    private let workshop: Workshop
    private let compiler: LabCompiler
    /// The kept stories of the app in a folder; nil if the source is not a folder, or if the folder cannot be written.
    private(set) var keptStories: KeptStories?
    /// The folder for stand-ins; nil if `keptStories` is nil.
    private var standIns: StandInFolder?
    /// The names of views that the stand-ins declare.
    private var standInViews: Set<String> = []

    /// - Parameter isAsked: true if a person can choose among several programs of a lesson.
    init(
        _ words: [String], in workspace: Workspace, rootName: String?, folder choice: FolderChoice = .init(),
        isAsked: Bool, workshop: Workshop, page: VerifyPage
    ) throws {
        self.workshop = workshop
        compiler = LabCompiler(workshop: workshop, page: page)
        let word = words[0]
        let isFile = word.hasSuffix(".swift") || FileManager.default.fileExists(atPath: word)
        if AppAtHand.isFolder(word) {
            guard words.count == 1 else {
                throw UsageError("name only one folder, without \"\(words[1])\"")
            }
            let app = try FolderApp.found(at: word, choice)
            let folder = app.keepBuilds(of: workshop)
            keptStories = folder.map(KeptStories.init)
            standIns = folder.map { StandInFolder(url: $0.standIns) }
            kind = .folder(word, choice, rootName: rootName)
            let whole = try completed(app)
            standInViews = Set(whole.standIns.flatMap(\.views))
            for line in whole.greeting { Output.hint(line + "\n") }
        } else if !isFile, words.count == 1, let lesson = try Library.open().lesson(named: word) {
            kind = .lesson(try LessonPlay(lesson, named: rootName, isAsked: isAsked))
        } else if !isFile, rootName == nil, words.count < 3 {
            let library = try Library.open()
            if case .unknown(let near) = library.curriculum.exercise(matching: word) {
                throw UsageError(
                    "no file, exercise or lesson is named \"\(word)\"",
                    suggestion: near.first?.id)
            }
            let exercise = try library.exercise(word)
            kind = Self.kind(
                exercise, path: words.count > 1 ? words[1] : workspace.answerFile(for: exercise).path)
        } else {
            kind = .files(words, rootName: rootName)
        }
    }

    init(_ exercise: Exercise, path: String, workshop: Workshop, page: VerifyPage) {
        (self.workshop, compiler) = (workshop, LabCompiler(workshop: workshop, page: page))
        kind = Self.kind(exercise, path: path)
    }

    private static func kind(_ exercise: Exercise, path: String) -> Kind {
        if let judged = JudgedApp(named: path, in: exercise) { return .judged(judged, exercise) }
        return exercise.apps.isEmpty ? .exercise(exercise, path: path) : .trial(exercise, path: path)
    }

    init(_ play: LessonPlay, workshop: Workshop, page: VerifyPage) {
        (self.workshop, compiler) = (workshop, LabCompiler(workshop: workshop, page: page))
        kind = .lesson(play)
    }

    /// The story that Return runs line by line; nil if the source has no story.
    func story(seed: RunSeed) throws -> Story? {
        switch kind {
        case .lesson(let play): return try play.story(seed: seed)
        case .trial(let exercise, let path):
            let text = String(decoding: try AnswerFile.read(path, for: exercise), as: UTF8.self)
            do throws(ScenarioError) {
                let scenario = try Scenario(
                    parsing: text, name: exercise.answerFile, file: exercise.answerFile,
                    fixtures: exercise.fixtures)
                return Story(name: exercise.answerFile, steps: try scenario.resolved(seed: seed).steps)
            } catch {
                // If the scenario cannot be read, the lab still opens, but without a story.
                Output.complain("\(error)")
                return nil
            }
        case .judged(let judged, let exercise): return try judged.story(in: exercise, seed: seed)
        case .exercise, .files, .folder: return nil
        }
    }

    /// The source of `Host.swift`, which shows the learner's view.
    struct HostText {
        let name: String
        let lines: [String]

        init(_ file: SourceFile) {
            name = file.path.split(separator: "/").last.map(String.init) ?? file.path
            lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        }
    }

    /// The exercise that the lab shows; nil for a lesson and for files.
    private var exercise: Exercise? {
        switch kind {
        case .exercise(let exercise, _), .trial(let exercise, _), .judged(_, let exercise): exercise
        case .lesson, .files, .folder: nil
        }
    }

    private var lesson: LessonPlay? { if case .lesson(let play) = kind { play } else { nil } }

    /// The exercise's `Host.swift`; nil if the lab compiles only the learner's files.
    var host: HostText? { exercise.map { HostText($0.host) } }

    /// The files of the exercise or lesson that routes can reply with.
    var fixtures: [String: [UInt8]] { exercise?.fixtures ?? lesson?.lesson.fixtures ?? [:] }

    /// The build settings and the SDK whose behavior is simulated.
    var settings: BuildSettings { exercise?.settings ?? lesson?.run.settings ?? BuildSettings() }

    /// Texts on screen that count as an error message; empty if the exercise uses the usual texts.
    var errors: [String] { exercise?.errors ?? [] }

    /// The response to requests without a route: a sample in a person's own app, a 404 in the course's apps.
    var unlisted: UnlistedReply? {
        switch kind {
        case .files, .folder: Referee.samples
        case .exercise, .trial, .judged, .lesson: nil
        }
    }

    /// The learner's files, which may change during a session.
    var learnersFiles: [URL] {
        switch kind {
        case .exercise(_, let path): [URL(filePath: path)]
        case .files(let paths, _): paths.map { URL(filePath: $0) }
        // A folder that has become unreadable has no files to watch.
        case .folder(let path, let choice, _):
            ((try? FolderApp(at: path, choice))?.sources ?? []) + (standIns?.files ?? [])
        // The apps of scenario exercises, form exercises and lessons belong to the course. The lab reads
        // the scenario of a scenario exercise only once.
        case .trial, .judged, .lesson: []
        }
    }

    /// Throws if the answer is a scenario or a form, because `explore` needs an app.
    func requireLearnersApp() throws(UsageError) {
        switch kind {
        case .exercise, .files, .folder, .lesson: return
        case .trial(let exercise, _):
            throw UsageError(
                "the answer to \(exercise.number) is a scenario, but explore needs an app; name Swift files of your own"
            )
        case .judged(_, let exercise):
            throw UsageError(
                "the answer to \(exercise.number) is a form, but explore needs an app; name Swift files of your own"
            )
        }
    }

    /// The course's right answers to the exercise; nil for sources that are not an exercise.
    func rightAnswers(seed: RunSeed) throws -> RightAnswers? {
        guard case .exercise(let exercise, _) = kind else { return nil }
        return try Library.rightAnswers(to: exercise, in: workshop, seed: seed)
    }

    /// Adds stand-ins for the app's missing packages.
    private func completed(_ app: FolderApp) throws -> FolderApp {
        guard !app.missing.isEmpty else { return app }
        return app.with(try StandInWriter(folder: standIns, workshop: workshop).standIns(for: app))
    }

    /// True if the fault is in a stand-in. A stand-in behaves differently from its package.
    func isInStandIn(_ fault: Discovery) -> Bool {
        guard case .folder = kind else { return false }
        let view = fault.finding.scope?.viewName
        return fault.place?.file.hasPrefix(StandIn.filePrefix) == true
            || view.map(standInViews.contains) == true
    }

    /// - Parameter choose: chooses among several views.
    /// - Returns: the app's source, a full title and a short name.
    func answer(
        choosing choose: ([Root]) throws -> Root
    ) throws -> (answer: Answer, title: String, name: String) {
        switch kind {
        case .exercise(let exercise, let path):
            let answer = exercise.app(with: try AnswerFile.read(path, for: exercise))
            let title = "\(exercise.number) \(exercise.title)"
            return (answer, title, title)
        case .trial(let exercise, _):
            let app = exercise.apps.first(where: \.isRight) ?? exercise.apps[0]
            return (
                exercise.app(app), "\(exercise.number) \(exercise.title), the right app", exercise.title
            )
        case .judged(let judged, let exercise):
            let title = "\(exercise.number) \(exercise.title), \(judged.title)"
            return (exercise.app(judged.app), title, judged.title)
        case .lesson(let play):
            return (try play.answer(), play.title, play.title)
        case .folder(let path, let choice, let rootName):
            let app = try completed(FolderApp.found(at: path, choice))
            let root = try RootChoice(files: app.files, compiler: compiler, isWholeApp: true).root(
                named: rootName, choosing: choose)
            return (app.answer(showing: root), root.inWords, app.project.app.name)
        case .files(let paths, let rootName):
            let files = try paths.map { path in
                Answer.File(
                    name: URL(filePath: path).lastPathComponent, bytes: try AnswerFile.read(path),
                    author: .learner)
            }
            if let twice = Set(files.map(\.name)).first(where: { name in files.count { $0.name == name } > 1 }
            ) {
                throw UsageError(
                    "two files are named \(twice), but files of one app need different names")
            }
            let root = try RootChoice(files: files, compiler: compiler).root(
                named: rootName, choosing: choose)
            // The names `Host` and `Preview` are common, so the file's name identifies the app better.
            let name =
                ["Host", "Preview"].contains(root.name)
                ? files[0].name.replacing(".swift", with: "") : root.name
            let bundled = BundledFiles(namedIn: files, at: paths)
            for missing in bundled.missing {
                Output.complain(
                    "Bundle.main has no \(missing): put this file into the folder of \(paths[0]).")
            }
            var answer = root.answer(of: files)
            answer.resources = bundled.found
            return (answer, root.inWords, name)
        }
    }

    func build(_ answer: Answer) throws -> BuiltApp {
        let app = try compiler.build(answer)
        for line in LeftOutPieces(app.leftOut).lines { Output.hint(line + "\n") }
        return app
    }
}
