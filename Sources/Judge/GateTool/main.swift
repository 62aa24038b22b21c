// Reads source for the workshop: `course-gate [--lab | --own-app] FILE…` prints a `SourceReading` as JSON. With `--lab` a
// file may import `Lab`, as the host around a view does; with `--own-app` it may use what `OwnApp` lists as well.
// `course-gate --mutants FILE` prints the wrong answers that can be made from a right one, as a list of `Mutant`.
// `course-gate --marks FILE…` prints the `TokenMark`s of each file, and `course-gate --names FILE…` the `NameReading` of all.
//
// It exits with 0, also when it refuses a file, and with 1 only if a file could not be read at all.

import Foundation
import Gate
import Mutation
import Wire

/// The parser recurses as deep as the source nests; ordinary source needs a hundredth of this.
let stack = 512 << 20

/// What is to be read, if not the answer's source alone.
enum Order: String {
    case lab = "--lab"
    case ownApp = "--own-app"
    case mutants = "--mutants"
    case marks = "--marks"
    case names = "--names"
}

func read(_ words: [String]) -> Int32 {
    let order = words.first.flatMap(Order.init)
    let paths = order == nil ? words : Array(words.dropFirst())
    var sources: [Source] = []
    for path in paths {
        guard let file = FileHandle(forReadingAtPath: path) else {
            FileHandle.standardError.write(Data("course-gate: \(path) cannot be opened.\n".utf8))
            return 1
        }
        do {
            // One byte over the limit is enough to see that the file is too large.
            let bytes = try file.read(upToCount: Gate.sizeLimit + 1) ?? Data()
            sources.append(Source(name: (path as NSString).lastPathComponent, bytes: Array(bytes)))
        } catch {
            FileHandle.standardError.write(Data("course-gate: \(path) cannot be read: \(error)\n".utf8))
            return 1
        }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
        let answer =
            switch order {
            case .marks: try encoder.encode(sources.map { Winnowing.marks(of: $0.bytes) })
            case .mutants: try encoder.encode(sources.flatMap { Mutation.mutants(of: $0.bytes) })
            case .names: try encoder.encode(Gate.names(in: sources))
            case .lab: try encoder.encode(Gate.read(sources, alsoAllowed: ["Lab"]))
            case .ownApp:
                try encoder.encode(Gate.read(sources, alsoAllowed: ["Lab"], isOwnApp: true))
            case nil: try encoder.encode(Gate.read(sources))
            }
        FileHandle.standardOutput.write(answer)
        return 0
    } catch {
        FileHandle.standardError.write(Data("course-gate: \(error)\n".utf8))
        return 1
    }
}

let reader = Thread {
    exit(read(Array(CommandLine.arguments.dropFirst())))
}
reader.stackSize = stack
reader.start()
while true { sleep(60) }
