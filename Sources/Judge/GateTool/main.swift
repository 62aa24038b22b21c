// Reads source files for the `Workshop` module, and prints the result as JSON:
//
//     course-gate FILE…             a `SourceReading`
//     course-gate --lab FILE…       the same; the files may import `Lab`, as the host around a view does
//     course-gate --own-app FILE…   the same; only unreadable files are refused
//     course-gate --mutants FILE    wrong answers made from a right one, as a list of `Mutant`
//     course-gate --marks FILE…     the `TokenMark`s of each file
//     course-gate --names FILE…     the `NameReading` of all files
//     course-gate --outside MODULE+MODULE FILE…     an `OutsideModule` for each module
//     course-gate --prune FILE LEVEL LINE:COLUMN… FILE …     a `SourceCut` for each place
//
// The exit status is 0, even if the gate refuses a file. The exit status is 1 only if the tool could not read a file.

import Essentials
import Gate
import Mutation
import Wire

/// The size of the parser's stack, in bytes. The parser recurses once per level of nesting. Parsing ordinary source
/// needs a hundredth of the stack's size.
let stack = 512 << 20

/// The command-line option before the file names.
enum Order: String {
    case lab = "--lab"
    case ownApp = "--own-app"
    case mutants = "--mutants"
    case marks = "--marks"
    case names = "--names"
    case outside = "--outside"
    case prune = "--prune"
}

func complain(_ words: String) { FileBytes.write("course-gate: \(words)\n".utf8, to: STDERR_FILENO) }

func read(_ words: [String]) -> Int32 {
    let order = words.first.flatMap(Order.init)
    var paths = order == nil ? words : Array(words.dropFirst())
    // With `--prune`, each file name is followed by a cut level and the positions of errors.
    let questions = order == .prune ? paths : []
    let modules = order == .outside && !paths.isEmpty ? paths.removeFirst() : ""
    if order == .prune { paths.removeAll { $0.wholeMatch(of: /\d+(:\d+)?/) != nil } }
    var sources: [Source] = []
    for path in paths {
        // Reads one byte more than the limit, to see that a file is too large.
        guard let bytes = FileBytes.read(path, most: Gate.sizeLimit + 1) else {
            complain("\(path) cannot be read: \(FailureReason.words(errno)).")
            return 1
        }
        sources.append(Source(name: path.lastPathComponent, bytes: bytes))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
        let answer =
            switch order {
            case .marks: try encoder.encode(sources.map { Winnowing.marks(of: $0.bytes) })
            case .mutants: try encoder.encode(sources.flatMap { Mutation.mutants(of: $0.bytes) })
            case .names: try encoder.encode(Gate.names(in: sources))
            case .outside:
                try encoder.encode(
                    Gate.outside(Set(modules.split(separator: "+").map(String.init)), in: sources))
            case .prune: try encoder.encode(cuts(in: sources, asked: questions))
            case .lab: try encoder.encode(Gate.read(sources, alsoAllowed: ["Lab"]))
            case .ownApp:
                try encoder.encode(Gate.read(sources, alsoAllowed: ["Lab"], isOwnApp: true))
            case nil: try encoder.encode(Gate.read(sources))
            }
        FileBytes.write(answer, to: STDOUT_FILENO)
        return 0
    } catch {
        complain("\(error)")
        return 1
    }
}

/// Finds the code to leave out for each compile error. On the command line, each file name is followed by the cut level
/// and the positions of errors.
func cuts(in sources: [Source], asked words: [String]) -> [SourceCut] {
    var (level, pruning): (Pruning.Level, Pruning?) = (.least, nil)
    var cuts: [SourceCut] = []
    for word in words {
        let numbers = word.split(separator: ":").map { Int($0) }
        if numbers.count == 2, let line = numbers[0], let column = numbers[1] {
            if let cut = pruning?.cut(atLine: line, column: column, level: level) { cuts.append(cut) }
        } else if let number = Int(word) {
            level = Pruning.Level(rawValue: number) ?? .least
        } else {
            pruning = sources.first { $0.name == word }.map(Pruning.init)
        }
    }
    return cuts
}

BackgroundThread.start(stack: stack) { exit(read(Array(CommandLine.arguments.dropFirst()))) }
while true { sleep(60) }
