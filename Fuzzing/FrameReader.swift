import Foundation
import Wire

/// What an app host says to the referee. A frame that is read is written and read again as the same frame.
enum FrameReader: FuzzedReader {
    static func read(_ bytes: [UInt8]) {
        guard let frame = try? JSONDecoder().decode(HostFrame.self, from: Data(bytes)) else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            let written = try encoder.encode(frame)
            let again = try encoder.encode(JSONDecoder().decode(HostFrame.self, from: written))
            precondition(again == written, "a frame was read as \(frame) and came back as another")
        } catch {
            fatalError("a frame that was read cannot be written: \(error)")
        }
    }
}
