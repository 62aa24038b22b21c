import Wire

/// The frames that an app host sends to the referee. Each readable frame is written and read again, and must stay the
/// same.
enum FrameReader: FuzzedReader {
    static func read(_ bytes: [UInt8]) {
        guard let frame = try? WireReader.value(HostFrame.self, from: bytes) else { return }
        let written = WireWriter.bytes(of: frame)
        do throws(WireFault) {
            let again = try WireReader.value(HostFrame.self, from: written)
            precondition(again == frame, "a frame was read as \(frame) and came back as \(again)")
        } catch {
            fatalError("a frame that was read cannot be written: \(error)")
        }
    }
}
