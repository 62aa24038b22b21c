import Wire

/// The messages that an app host sends to the referee. Each readable message is written and read again, and must stay the
/// same.
enum MessageReader: FuzzedReader {
    static func read(_ bytes: [UInt8]) {
        guard let message = try? WireReader.value(HostMessage.self, from: bytes) else { return }
        let written = WireWriter.bytes(of: message)
        do throws(WireFault) {
            let again = try WireReader.value(HostMessage.self, from: written)
            precondition(again == message, "a message was read as \(message) and came back as \(again)")
        } catch {
            fatalError("a message that was read cannot be written: \(error)")
        }
    }
}
