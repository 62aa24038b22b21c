import Foundation
import Referee
import Testing
import Workshop

/// Ways in which one scenario could affect the next scenario, because both run in copies of the
/// same host.
@Suite struct `A copy of a host` {
    private func printed(_ trace: Trace) -> [String] {
        trace.events.compactMap { if case .console(let text) = $0.kind { text } else { nil } }
    }

    @Test func `finds nothing that an earlier copy left`() throws {
        let traces = try Mischief.shared.get().copies(["find", "leave", "find", "find"])
        #expect(traces.map(\.outcome) == Array(repeating: .completed, count: 4))
        let found = [0, 2, 3].map { printed(traces[$0]) }
        #expect(found[0] == ["files: [] defaults: \n"])
        #expect(found[1] == found[0])
        #expect(found[2] == found[0])
    }

    @Test func `has a separate processor limit`() throws {
        var limits = Mischief.limits
        limits.cpuSeconds = 1
        let traces = try Mischief.shared.get().copies(["busy", "busy", "busy"], limits: limits)
        #expect(traces.map(\.outcome) == Array(repeating: .completed, count: 3))
    }

    @Test func `has a separate limit on real time`() throws {
        var limits = Mischief.limits
        limits.wallSeconds = 2
        let traces = try Mischief.shared.get().copies(["doze", "doze", "doze", "wait"], limits: limits)
        #expect(traces.map(\.outcome) == [.completed, .completed, .completed, .exceeded(.wallTime)])
    }
}
