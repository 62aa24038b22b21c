// Fuzzing: sends arbitrary bytes to the code that reads texts of hostile answers, students or authors.
//
// `scripts/fuzz` compiles the readers with the modules under test and libFuzzer, and names each reader's seed files.
// Each reader is a file in this folder. If a reader breaks its own rule, the reader traps, and libFuzzer saves the
// bytes that caused the trap.

import Foundation

/// A reader that must handle any bytes safely.
protocol FuzzedReader {
    /// Reads the bytes, and stops the process if the reader breaks its own promise.
    static func read(_ bytes: [UInt8])
}

/// The readers, by the names that `scripts/fuzz` uses.
private let readers: [String: any FuzzedReader.Type] = [
    "messages": MessageReader.self, "scenarios": ScenarioReader.self, "pages": PageReader.self,
    "names": NameReader.self,
]

private let reader: any FuzzedReader.Type = {
    let name = ProcessInfo.processInfo.environment["FUZZED_READER"] ?? ""
    guard let reader = readers[name] else {
        fatalError("FUZZED_READER is \"\(name)\"; there are \(readers.keys.sorted().joined(separator: ", "))")
    }
    return reader
}()

/// The entry point that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func readHostileBytes(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    reader.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}
