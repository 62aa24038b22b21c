import Testing
import VirtualTime

@testable import Wire

/// One message of each kind, with all fields filled and with all fields empty.
private enum Samples {
    static let location = SourceLocation(file: "Row.swift", line: 12)
    static let scope = Scope(view: "Host/Row", phase: .task, type: "Row", location: location, isUnowned: true)
    static let facts: [Fact] = [
        .initialised(view: "Host/Row", type: "Row"), .bodyEvaluated(view: "", cause: .mounted),
        .bodyEvaluated(view: "Host", cause: .stateChanged(name: "height")),
        .bodyEvaluated(view: "Host", cause: .inputChanged),
        .bodyEvaluated(view: "Host", cause: .modelChanged),
        .bodyEvaluated(view: "Host", cause: .environmentChanged),
        .bodyEvaluated(view: "é", cause: .rerendered),
        .appeared(view: "Host", location: location), .appeared(view: "Host", location: nil),
        .disappeared(view: "Host", location: location), .taskStarted(view: "Host", serial: 1, location: nil),
        .taskCancelled(view: "Host", serial: .max, reason: .idChanged),
        .taskFinished(view: "Host", serial: .min), .stateWritten(view: "Host", name: "n", isOnMain: false),
        .identityChanged(view: "Host"), .changeReported(view: "Host", location: location),
        .objectReplaced(view: "Host/Basket", property: "model", type: "Model"),
        .touchedDisabled(label: "Pay"),
        .sampled(word: "bafelomu", type: "Place", problem: nil),
        .sampled(word: "bafelomu", type: "Place", problem: "code: no"),
        .messaged(request: 1, bytes: 12, isSent: true),
        .diagnosed(Diagnosis(kind: .updateCycle, message: "round and round", scope: scope)),
    ]
    static let events: [HostEvent] =
        facts.map { HostEvent(at: .zero, scope: nil, kind: .fact($0)) } + [
            HostEvent(
                at: .zero + .milliseconds(5), scope: scope,
                kind: .requested(
                    OutgoingRequest(id: 1, method: "GET", url: "https://a.example/1", location: location))),
            HostEvent(at: .distantFuture, scope: nil, kind: .cancelled(request: 1)),
            HostEvent(at: .zero, scope: nil, kind: .timedOut(request: -7)),
            HostEvent(
                at: .zero, scope: nil,
                kind: .screen([
                    ScreenLine(.text, "two words"), ScreenLine(.spinner, ""), ScreenLine(.button, " a"),
                ])),
            HostEvent(at: .zero, scope: nil, kind: .console("\u{0}\n\u{1F469}\u{200D}\u{1F680}")),
        ]
    static let pause = Pause(at: .zero + .seconds(1), events: events, nextDeadline: .zero + .seconds(2))
    static let answers: [HostMessage] = [
        .ready(version: wireVersion, knobs: [Knob(name: "height", kind: "int")]), .paused(pause),
        .stuck(pause),
        .ending(Pause(at: .zero, events: [], nextDeadline: nil)),
        .refused(reason: "no", candidates: ["yes", ""]),
    ]
    static let gestures: [Gesture] = [
        .tap(label: "a"), .open(label: "b"), .type(text: "c", field: "d"), .submit(field: "e"),
        .toggle(label: "f"),
        .choose(option: "g", picker: "h"), .refresh, .scroll(to: .top), .scroll(to: .row(7)),
        .scroll(to: .end),
        .tab(title: "i"), .back, .dismiss, .background, .foreground,
    ]
    static let messages: [RefereeMessage] =
        gestures.map { .gesture($0) } + TransportError.allCases.map { .fail(request: 3, error: $0) } + [
            .hello(version: wireVersion, seed: .max, sdk: 26), .show(), .hide, .bye, .again,
            .hello(version: 1, seed: 0, attention: Attention(everyScreen: true, workOfViews: false)),
            .rerender(times: 3),
            .show([KnobSetting(knob: "height", value: "200")]), .set(KnobSetting(knob: "a", value: "")),
            .run(until: .distantFuture),
            .deliver(
                request: 3, response: Response(status: 200, headers: ["A": "b", "C": ""], body: [0, 255, 7])),
        ]
}

@Suite struct `A message` {
    @Test(arguments: Samples.messages)
    func `of the referee is read back unchanged`(message: RefereeMessage) throws {
        #expect(try WireReader.value(RefereeMessage.self, from: WireWriter.bytes(of: message)) == message)
    }

    @Test(arguments: Samples.answers)
    func `of the host is read back unchanged`(message: HostMessage) throws {
        #expect(try WireReader.value(HostMessage.self, from: WireWriter.bytes(of: message)) == message)
    }

    @Test(arguments: Samples.answers)
    func `that ends early is refused at every length`(message: HostMessage) {
        let bytes = WireWriter.bytes(of: message)
        for length in bytes.indices {
            #expect(throws: WireFault.self) {
                try WireReader.value(HostMessage.self, from: Array(bytes[..<length]))
            }
        }
    }

    @Test(arguments: Samples.answers)
    func `with an extra byte is refused`(message: HostMessage) {
        let bytes = WireWriter.bytes(of: message) + [0]
        #expect(throws: WireFault.malformed("1 bytes follow the end")) {
            try WireReader.value(HostMessage.self, from: bytes)
        }
    }

    /// Half of the changed messages are still readable. No message may crash the reader.
    @Test func `with any byte changed is read or refused without a crash`() {
        let bytes = WireWriter.bytes(of: HostMessage.paused(Samples.pause))
        var read = 0
        for position in bytes.indices {
            for value: UInt8 in [0, 1, 127, 128, 255] {
                var changed = bytes
                changed[position] = value
                if (try? WireReader.value(HostMessage.self, from: changed)) != nil { read += 1 }
            }
        }
        #expect(read > 0)
        #expect(read < bytes.count * 5)
    }

    @Test(arguments: [Int64.min, .max, 0, -1, 1, 63, -64, 64, 1 << 62])
    func `holds any number`(number: Int64) throws {
        #expect(try WireReader.value(Int.self, from: WireWriter.bytes(of: Int(number))) == Int(number))
    }

    @Test func `with a number that never ends or is too large is refused`() {
        #expect(throws: WireFault.self) {
            try WireReader.value(Int.self, from: Array(repeating: 0xFF, count: 40))
        }
        #expect(throws: WireFault.malformed("a number is too large")) {
            try WireReader.value(Int.self, from: Array(repeating: 0x80, count: 9) + [2])
        }
    }

    @Test func `that promises more elements than it has bytes is refused before elements are allocated`() {
        var writer = WireWriter()
        writer.write(1 << 40)
        #expect(throws: WireFault.malformed("1099511627776 elements do not fit into 0 bytes")) {
            try WireReader.value([Int].self, from: writer.bytes)
        }
    }
}
