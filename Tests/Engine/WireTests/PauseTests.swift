import Testing
import VirtualTime

@testable import Wire

/// Frequent events have short encodings, and decode unchanged.
@Suite struct `A pause` {
    private let made = HostEvent(
        at: .zero, scope: nil, kind: .fact(.initialised(view: "Host/Row", type: "Row")))
    private let screen = HostEvent(at: .zero, scope: nil, kind: .screen([ScreenLine(.text, "two words")]))

    @Test func `sends equal successive events once, and restores their order`() throws {
        let pause = Pause(at: .zero, events: [made, made, made, screen, made], nextDeadline: nil)
        let twice = Pause(at: .zero, events: [made, screen, made], nextDeadline: nil)
        let bytes = WireWriter.bytes(of: pause)
        #expect(try WireReader.value(Pause.self, from: bytes) == pause)
        #expect(bytes.count == WireWriter.bytes(of: twice).count)
    }

    @Test(arguments: [1_000_000_000, -1, 0, .max])
    func `with an impossible number of equal events is refused`(_ count: Int) {
        #expect(throws: WireFault.malformed("more events than an app can cause")) {
            try WireReader.value(Pause.self, from: bytes(count, made))
        }
    }

    @Test func `with more events in total than an app can cause is refused`() {
        let most = Pause.mostEvents
        #expect(throws: Never.self) { try WireReader.value(Pause.self, from: bytes(most, made)) }
        #expect(throws: WireFault.self) { try WireReader.value(Pause.self, from: bytes(most, made, and: 1)) }
    }

    private func bytes(_ count: Int, _ event: HostEvent, and second: Int? = nil) -> [UInt8] {
        var writer = WireWriter()
        writer.write(VirtualInstant.zero)
        writer.write(VirtualInstant?.none)
        writer.write(second == nil ? 1 : 2)
        for count in [count, second].compactMap(\.self) {
            writer.write(count)
            writer.write(event)
        }
        return writer.bytes
    }
}
