// Reads source on behalf of the referee: course-gate [--lab] FILE… prints as JSON what is wrong with it, what stands
// there, and, of what is let through, what the work in it depends on. With `--lab` a file may import `Lab`, as the host
// around a view does.
//
// It ends with 0 whatever it finds, and with 1 only if a file could not be read at all.

import Dependencies
import Foundation
import Gate
import Wire

/// What is printed; `GateReport` reads it.
struct Report: Encodable {
    var refusals: [Finding]
    var outline: Outline
    var work: [WorkNote]
}

/// Parsing goes down as deep as the source does; an honest file needs a hundredth of this.
let stack = 512 << 20

func read(_ words: [String]) -> Int32 {
    let isLab = words.first == "--lab"
    let paths = isLab ? Array(words.dropFirst()) : words
    var sources: [Source] = []
    for path in paths {
        guard let file = FileHandle(forReadingAtPath: path) else {
            FileHandle.standardError.write(Data("course-gate: \(path) cannot be opened.\n".utf8))
            return 1
        }
        do {
            // One byte more than is allowed is enough to see that there is too much.
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
        let reading = Gate.read(sources, alsoAllowed: isLab ? ["Lab"] : [])
        let work = reading.findings.isEmpty ? Dependencies.study(sources) : []
        let report = Report(refusals: reading.findings, outline: reading.outline, work: work)
        FileHandle.standardOutput.write(try encoder.encode(report))
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
