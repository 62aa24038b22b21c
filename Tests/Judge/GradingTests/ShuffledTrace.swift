import Referee
import Scenario
import VirtualTime
import Wire

extension Trace {
    /// `want` lines of one instant keep their order, and each request still starts before it ends. All other events
    /// of an instant are shuffled, and requests get new numbers.
    func shuffledWithinInstants(_ random: inout SplitMix64) -> Trace {
        var events: [TraceEvent] = []
        for instant in Set(self.events.map(\.at)).sorted() {
            var left = self.events.filter { $0.at == instant }
            var begun: Set<Int> = []
            let own = Set(left.compactMap { Self.begins($0) })
            while !left.isEmpty {
                let isStatement = left.map { Self.begins($0) == nil && Self.ends($0) == nil }
                let ready = left.indices.filter { place in
                    if isStatement[place] { return !isStatement[..<place].contains(true) }
                    guard let id = Self.ends(left[place]) else { return true }
                    return !own.contains(id) || begun.contains(id)
                }
                let event = left.remove(at: ready.randomElement(using: &random) ?? 0)
                if let id = Self.begins(event) { begun.insert(id) }
                events.append(event)
            }
        }
        var numbers: [Int: Int] = [:]
        for event in events {
            if let id = Self.begins(event) { numbers[id] = numbers.count + 1 }
        }
        var shuffled = self
        shuffled.events = events.map { Self.renumbered($0, numbers) }
        return shuffled
    }

    private static func begins(_ event: TraceEvent) -> Int? {
        if case .requested(let request, _) = event.kind { request.id } else { nil }
    }

    private static func ends(_ event: TraceEvent) -> Int? {
        switch event.kind {
        case .cancelled(let id), .gaveUp(let id), .responded(let id, _, _), .failed(let id, _): id
        case .requested, .stepped, .wanted, .checked, .unsettled, .screen, .console, .fact: nil
        }
    }

    private static func renumbered(_ event: TraceEvent, _ numbers: [Int: Int]) -> TraceEvent {
        var event = event
        switch event.kind {
        case .requested(var request, let resource):
            request.id = numbers[request.id] ?? request.id
            event.kind = .requested(request, resource)
        case .cancelled(let id): event.kind = .cancelled(request: numbers[id] ?? id)
        case .gaveUp(let id): event.kind = .gaveUp(request: numbers[id] ?? id)
        case .responded(let id, let status, let bytes):
            event.kind = .responded(request: numbers[id] ?? id, status: status, bytes: bytes)
        case .failed(let id, let error): event.kind = .failed(request: numbers[id] ?? id, error)
        case .stepped, .wanted, .checked, .unsettled, .screen, .console, .fact: break
        }
        return event
    }
}
