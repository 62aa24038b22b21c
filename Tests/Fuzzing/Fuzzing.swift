// Fuzzing: what reads bytes that a hostile answer, student or author wrote, against bytes that no author thought of.
//
// `scripts/fuzz` compiles this with the modules under test and libFuzzer, and knows where the seeds of a reader are. Each
// reader is a file in this folder. A reader traps on what must never happen; libFuzzer finds the bytes.

import Foundation

/// One thing that reads hostile bytes.
protocol FuzzedReader {
    /// Reads the bytes, and traps where a promise does not hold.
    static func read(_ bytes: [UInt8])
}

/// The readers, by the names that `scripts/fuzz` calls them.
private let readers: [String: any FuzzedReader.Type] = [
    "frames": FrameReader.self, "scenarios": ScenarioReader.self, "pages": PageReader.self,
    "names": NameReader.self,
]

private let reader: any FuzzedReader.Type = {
    let name = ProcessInfo.processInfo.environment["FUZZED_READER"] ?? ""
    guard let reader = readers[name] else {
        fatalError("FUZZED_READER is \"\(name)\"; there are \(readers.keys.sorted().joined(separator: ", "))")
    }
    return reader
}()

/// What libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func readHostileBytes(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    reader.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}
