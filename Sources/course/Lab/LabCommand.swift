import Curriculum
import Foundation
import Rehearsal
import Terminal
import Workshop

/// `course lab`: anybody's view on screen, and a prompt to play with it.
enum LabCommand {
    static let definition = Command(
        name: "lab", summary: "play with a view, line by line, and watch what it does",
        operands: [Operand("FILE", repeats: true)], options: [script, .seed, sdk, root, .json, .plain],
        discussion: """
            FILEs are compiled together. On screen comes the view named Host, else the @main app, else the first #Preview, else
            the only view that needs no arguments; --root names another. `set` sets the host's @Knob properties. An exercise's
            id or number (6.1) instead of a FILE opens that exercise around your answer.

            Without a terminal, lines are read from standard input. `help` at the prompt lists the language; docs/facts.md
            describes --json.

            exit status: 0, 1 when a `see` or `expect` does not hold, 2 usage, 3 does not compile, 4 crashed or over a
            limit, 5 the machine lacks something
            """,
        run: run)

    private static let script = Option(
        name: "script", value: "FILE", summary: "carry out the lines of this file")
    private static let sdk = Option(
        name: "sdk", value: "26|27", summary: "behave as Apple's SDK of that year (default 27)")
    private static let root = Option(name: "root", value: "NAME", summary: "show the view of this name")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let seed = try SeedOption.value(in: arguments, usage: definition.usage)
        let year = try arguments[sdk].map(sdk(spelled:)) ?? 27
        let script = try arguments[script].map(LabScript.init)
        let isJSON = arguments.has(.json)
        let environment = ProcessInfo.processInfo.environment
        let style =
            isJSON ? TerminalStyle() : .detect(environment: environment, isPlain: arguments.has(.plain))
        let page = MarkPage(style: style, showsAll: true)
        let voice: any LabVoice = isJSON ? LabJSON() : LabText(style: page.reportStyle)
        voice.begin()
        do {
            let workshop = try LearnersWorkshop.open(limits: .lab)
            let source = try LabSource(
                arguments.operands, rootName: arguments[root], workshop: workshop, page: page)
            let stage = try Waiting.show("compiling …") {
                try LabStage(source, besides: script?.name, in: workshop, seed: seed, sdk: year) { roots in
                    try choose(among: roots, isAsked: !isJSON && script == nil)
                }
            }
            return LabLoop(stage: stage, voice: voice, style: page.reportStyle, seed: seed, script: script)
                .run(terminal: style)
        } catch let error as LabSource.NotBuilt {
            voice.end(nil, outcome: "doesNotCompile")
            throw error
        } catch {
            voice.end(nil, outcome: "notStarted")
            throw error
        }
    }

    /// An exercise around the learner's answer, until they leave: the prompt's `lab`.
    static func play(_ exercise: Exercise, file: String, style: TerminalStyle) throws {
        let page = MarkPage(style: style, showsAll: true)
        let voice = LabText(style: page.reportStyle)
        let workshop = try LearnersWorkshop.open(limits: .lab)
        let source = LabSource(exercise, path: file, workshop: workshop, page: page)
        let stage = try Waiting.show("compiling …") {
            try LabStage(source, in: workshop, seed: 1, sdk: 27) { $0[0] }
        }
        _ = LabLoop(stage: stage, voice: voice, style: page.reportStyle, seed: 1, script: nil)
            .run(terminal: style)
    }

    private static func sdk(spelled text: String) throws(UsageError) -> Int {
        guard let year = Int(text), [26, 27].contains(year) else {
            throw UsageError("--sdk takes 26 or 27, and not \"\(text)\"", usage: definition.usage)
        }
        return year
    }

    /// Asks at a terminal, and nowhere else.
    private static func choose(among roots: [Root], isAsked: Bool) throws -> Root {
        guard isAsked, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
            let width = roots.map(\.name.count).max() ?? 0
            let list = roots.map { root in
                let gap = String(repeating: " ", count: width - root.name.count)
                return "  --root \(root.name)\(gap)    \(root.inWords)"
            }.joined(separator: "\n")
            throw LabSource.NoRoot(description: "several views could be shown; say which:\n\(list)")
        }
        Output.hint("\r\u{1B}[K")
        Output.say("Several views could be shown:")
        for (place, root) in roots.enumerated() { Output.say("  \(place + 1)  \(root.inWords)") }
        while true {
            Output.show("Which one? (Return: 1) ")
            guard let answer = readLine() else {
                throw UsageError("no view was chosen", usage: definition.usage)
            }
            let word = answer.filter { !$0.isWhitespace }
            if word.isEmpty { return roots[0] }
            if let number = Int(word), roots.indices.contains(number - 1) { return roots[number - 1] }
            if let named = roots.first(where: { $0.name == word }) { return named }
            Output.say("Type a number from 1 to \(roots.count), or a name.")
        }
    }
}
