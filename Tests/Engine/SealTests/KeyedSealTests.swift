import Foundation
import Testing
import Wire

@testable import Seal

@Suite struct `A sealed conversation` {
    /// The two ends of a sealed conversation, and a second channel on the host's descriptor that writes without the
    /// key.
    private struct Table {
        let referee: MessageChannel
        let host: MessageChannel
        let stranger: MessageChannel

        init() throws {
            var ends: [Int32] = [0, 0]
            try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
            referee = MessageChannel(owning: ends[0])
            host = MessageChannel(owning: ends[1])
            stranger = MessageChannel(owning: dup(ends[1]))
            try KeyedSeal.offer(over: referee)
            try KeyedSeal.accept(over: host)
        }
    }

    private let answer = HostMessage.refused(reason: "no", candidates: [])

    @Test func `carries messages in both directions`() throws {
        let table = try Table()
        for seed in 1...3 as ClosedRange<UInt64> {
            try table.referee.send(RefereeMessage.hello(version: wireVersion, seed: seed))
            #expect(
                try table.host.receive(RefereeMessage.self) == .hello(version: wireVersion, seed: seed))
            try table.host.send(answer)
            #expect(try table.referee.receive(HostMessage.self) == answer)
        }
    }

    @Test func `detects a well-formed message without a seal`() throws {
        let table = try Table()
        // Later messages fill the place of the missing seal.
        for _ in 0..<16 { try table.stranger.send(answer) }
        #expect(throws: WireFault.forged) { try table.referee.receive(HostMessage.self) }
    }

    @Test func `detects a message that is sealed with another key`() throws {
        let table = try Table()
        table.stranger.seal(with: KeyedSeal(key: Array(repeating: 7, count: 32)), as: .host)
        try table.stranger.send(answer)
        #expect(throws: WireFault.forged) { try table.referee.receive(HostMessage.self) }
    }

    @Test func `detects a repeated message`() throws {
        let seal = KeyedSeal(key: Array(0..<32))
        let (first, again) = (0, 1)
        let tags = [first, again].map { seal.tag(of: [1, 2], number: UInt64($0), from: .host) }
        #expect(tags[first] != tags[again])
        #expect(tags[first] != seal.tag(of: [1, 2], number: 0, from: .referee))
        #expect(tags[first] != seal.tag(of: [1, 3], number: 0, from: .host))
        #expect(tags[first] == seal.tag(of: [1, 2], number: 0, from: .host))
        #expect(tags[first].count == MessageChannel.tagLength)
    }

    @Test func `starts anew with another key`() throws {
        let table = try Table()
        try KeyedSeal.offer(over: table.referee)
        table.host.open()
        try KeyedSeal.accept(over: table.host)
        try table.host.send(answer)
        #expect(try table.referee.receive(HostMessage.self) == answer)
    }
}
