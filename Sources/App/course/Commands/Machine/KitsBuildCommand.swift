import CommandLine
import CommandOutput
import Essentials
import Study
import Text
import Workshop

/// `course kits build`: compiles kits before an answer imports them.
///
/// A kit is the course's version of one of Apple's smaller frameworks.
enum KitsBuildCommand {
    static let definition = Command(
        "kits build", summary: "compile the course's versions of Apple's smaller frameworks",
        operands: [kits], options: [Common.json],
        discussion: """
            A kit is the course's version of one of Apple's frameworks, such as AVFoundation. The course compiles a kit
            when an answer first imports it, and keeps the result.

            Without NAME, the command compiles all kits and keeps them beside the course's programs, for every user.
            Run the command after `make install`, or before you grade a class on a cluster.

            exit status: 0 compiled, 2 no kit has this name, 5 this machine cannot compile the kits
            """,
        run: run)

    private static let kits = Operand(repeating: "NAME", .text, isOptional: true)

    private struct Facts: Encodable {
        let kits: [String]
        let folder: String?
        let seconds: Double
    }

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let workshop = try LearnersWorkshop.open()
        let known = Set(workshop.kitNames)
        let wanted = arguments[kits]
        for name in wanted where !known.contains(name) {
            throw UsageError(
                "the course has no kit \"\(name)\"",
                suggestion: Spelling.suggestions(for: name, among: known.sorted()).first)
        }
        let start = ContinuousClock.now
        var folder: String?
        if wanted.isEmpty {
            folder = try workshop.prepareAllKits()
        } else {
            try workshop.prepareKits(Set(wanted))
        }
        let took = Double((ContinuousClock.now - start).components.seconds)
        let names = wanted.isEmpty ? workshop.kitNames.sorted() : wanted
        if arguments[Common.json] {
            try Output.say(Facts(kits: names, folder: folder, seconds: took))
            return .passed
        }
        let place =
            if let folder = folder.map(HomePath.abbreviated) {
                " The compiled kits are in \(folder)\(folder.hasPrefix("~") ? "" : ", for every user")."
            } else {
                wanted.isEmpty ? " The course's folder is read-only, so only you can use the kits." : ""
            }
        Output.say("Compiled \(Wording.count(names.count, "kit")) in \(Int(took)) s.\(place)")
        return .passed
    }
}
