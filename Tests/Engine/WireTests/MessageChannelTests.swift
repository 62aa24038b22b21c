import Foundation
import Testing
import VirtualTime

@testable import Wire

@Suite struct `A message channel` {
    /// Makes a channel, and the raw descriptor of its other end, through which a test can break the
    /// rules.
    private func pair() -> (MessageChannel, raw: Int32) {
        var ends: [Int32] = [0, 0]
        let made = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        precondition(made == 0)
        return (MessageChannel(owning: ends[0]), ends[1])
    }

    @Test func `carries a message unchanged`() throws {
        let (near, raw) = pair()
        let far = MessageChannel(owning: raw)
        let message = RefereeMessage.deliver(
            request: 3, response: Response(status: 200, headers: ["A": "b"], body: [0, 255, 7]))
        try near.send(message)
        #expect(try far.receive(RefereeMessage.self) == message)
    }

    @Test(arguments: ["", " ", "\u{301}", "\u{FE0F}\u{200D}", "\u{20E3} key", "\u{1F3FD}"])
    func `carries a text that starts with a byte order mark`(content: String) throws {
        let (near, raw) = pair()
        let far = MessageChannel(owning: raw)
        let event = HostEvent(at: .zero, scope: nil, kind: .screen([ScreenLine(.text, content)]))
        let message = HostMessage.paused(Pause(at: .zero, events: [event], nextDeadline: nil))
        try near.send(message)
        #expect(try far.receive(HostMessage.self) == message)
    }

    @Test func `carries every kind of response unchanged`() throws {
        let (near, raw) = pair()
        let far = MessageChannel(owning: raw)
        let scope = Scope(
            view: "Host/Row", phase: .task, location: SourceLocation(file: "Row.swift", line: 12))
        let event = HostEvent(
            at: .zero + .milliseconds(5), scope: scope,
            kind: .requested(OutgoingRequest(id: 1, method: "GET", url: "https://a.example/1")))
        let answers: [HostMessage] = [
            .ready(version: 1, knobs: [Knob(name: "height", kind: "int")]),
            .paused(Pause(at: .zero, events: [event], nextDeadline: nil)),
            .refused(reason: "no", candidates: ["yes"]),
        ]
        for answer in answers {
            try near.send(answer)
            #expect(try far.receive(HostMessage.self) == answer)
        }
    }

    @Test func `refuses a message that is longer than the limit`() {
        let (near, raw) = pair()
        write(raw, [0x7F, 0xFF, 0xFF, 0xFF])
        #expect(throws: WireFault.oversized(0x7FFF_FFFF)) { try near.receive(HostMessage.self) }
    }

    @Test func `refuses bytes that are not a message`() {
        let (near, raw) = pair()
        write(raw, [0, 0, 0, 2, 250, 1])
        #expect { try near.receive(HostMessage.self) } throws: { error in
            if case WireFault.malformed = error { true } else { false }
        }
    }

    @Test func `reports that the other side left in the middle of a message`() {
        let (near, raw) = pair()
        write(raw, [0, 0, 0, 9, 1, 2])
        close(raw)
        #expect(throws: WireFault.closed) { try near.receive(HostMessage.self) }
    }

    private func write(_ descriptor: Int32, _ bytes: [UInt8]) {
        let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        precondition(count == bytes.count)
    }
}
