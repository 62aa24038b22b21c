import Combine
import Testing

@MainActor @Suite struct `Observable objects` {
    private final class Lamp: ObservableObject {
        @Published var isOn = false
        @Published var colour = "white"
        var unseen = 0
    }

    @Test func `have one publisher each`() {
        let (one, other) = (Lamp(), Lamp())
        #expect(one.objectWillChange === one.objectWillChange)
        #expect(one.objectWillChange !== other.objectWillChange)
    }

    @Test func `get their own publisher even at a dead object's address`() {
        var seen: [ObservableObjectPublisher] = []
        for _ in 0..<200 {
            let lamp = Lamp()
            #expect(!seen.contains { $0 === lamp.objectWillChange })
            seen.append(lamp.objectWillChange)
        }
    }

    @Test func `announce a change before it happens`() {
        let (lamp, told) = (Lamp(), Record())
        var cancellables: Set<AnyCancellable> = []
        lamp.objectWillChange.sink { told.note("object:\(lamp.isOn)") }.store(in: &cancellables)
        lamp.$isOn.sink { told.note("property:\(lamp.isOn)→\($0)") }.store(in: &cancellables)
        lamp.isOn = true
        lamp.unseen = 1
        #expect(told.line == "property:false→false object:false property:false→true")
        #expect(lamp.isOn)
    }

    @Test func `announce an equal value, too`() {
        let (lamp, told) = (Lamp(), Record())
        let cancellable = lamp.objectWillChange.sink { told.note("change") }
        lamp.isOn = false
        cancellable.cancel()
        #expect(told.line == "change")
    }

    @Test func `announce what assign(to:) writes`() {
        let (lamp, source, told) = (Lamp(), PassthroughSubject<String, Never>(), Record())
        source.assign(to: &lamp.$colour)
        let cancellable = lamp.objectWillChange.sink { told.note("was:\(lamp.colour)") }
        source.send("red")
        cancellable.cancel()
        #expect(told.line == "was:white")
        #expect(lamp.colour == "red")
    }

    @Test func `end the subscription of assign(to:) when they are freed`() {
        let source = PassthroughSubject<String, Never>()
        var lamp: Lamp? = Lamp()
        weak let seen = lamp
        if let lamp { source.assign(to: &lamp.$colour) }
        lamp = nil
        #expect(seen == nil)
        source.send("red")
    }

    @Test func `must send through a publisher that they declare`() {
        final class Manual: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            @Published var silent = 0
            var spoken = 0 { willSet { objectWillChange.send() } }
        }
        let (manual, told) = (Manual(), Record())
        let cancellable = manual.objectWillChange.sink { told.note("change") }
        manual.silent = 1
        manual.spoken = 1
        cancellable.cancel()
        #expect(told.line == "change")
    }

    @Test func `may send without a published property`() {
        final class Plain: ObservableObject {
            var count = 0 { willSet { objectWillChange.send() } }
        }
        let (plain, told) = (Plain(), Record())
        let cancellable = plain.objectWillChange.sink { told.note("was:\(plain.count)") }
        plain.count = 1
        cancellable.cancel()
        #expect(told.line == "was:0")
    }
}
