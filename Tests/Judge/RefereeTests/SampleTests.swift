import Foundation
import Referee
import Scenario
import TestSupport
import Testing
import Wire
import Workshop

/// A real app in a real host receives samples and response headers.
@Suite struct `A reply` {
    private static let app = Result {
        let source = try Data(
            contentsOf: Checkout.root.appending(path: "Tests/Judge/RefereeTests/Apps/Atlas.swift"))
        let file = Answer.File(name: "Atlas.swift", bytes: Array(source), author: .course)
        let result = try Workshop.underTest().build(Answer(files: [file], root: "Atlas()"))
        guard case .built(let app) = result else { throw NotBuilt(result: "\(result)") }
        return app
    }

    private struct NotBuilt: Error { let result: String }

    private func play(_ lines: String, seed: RunSeed = 1) throws -> Trace {
        let scenario = try Scenario(parsing: lines, name: "atlas")
        let host = try Workshop.underTest().launch(Self.app.get())
        return try Referee.run(scenario, seed: seed, on: HostedApp(host))
    }

    private func missed(_ trace: Trace) -> [String] {
        trace.events.compactMap { event in
            guard case .checked(_, let check, false, let found) = event.kind else { return nil }
            return "\(check): \(found)"
        }
    }

    private func texts(_ trace: Trace) -> [String] {
        for event in trace.events.reversed() {
            if case .screen(let lines) = event.kind {
                return lines.filter { $0.kind == .text }.map(\.content)
            }
        }
        return []
    }

    @Test func `with a sample is JSON to an app that decodes it`() throws {
        let trace = try play(
            """
            route /cities replies sample after 300ms
            show
            see no body of /cities
            settle
            see body of /cities
            see no body of /towns
            see no error
            """)
        #expect(missed(trace).isEmpty)
        #expect(texts(trace).count == 3)
        #expect(texts(trace).allSatisfy { $0.wholeMatch(of: /[123]-name-[a-z]{8}/) != nil })
        let types = trace.events.compactMap {
            if case .fact(.sampled(_, let type, nil)) = $0.kind { type } else { nil }
        }
        #expect(types == ["[City]"])
    }

    @Test func `with a sample depends only on seed and resource`()
        throws
    {
        func texts(_ path: String, seed: RunSeed) throws -> [String] {
            self.texts(
                try play("route \(path) replies sample after 1s\nshow path=\(path)\nsettle", seed: seed))
        }
        let cities = try texts("/cities", seed: 1)
        #expect(cities.count == 3)
        #expect(try cities == texts("/cities", seed: 1))
        #expect(try Set(cities + texts("/cities", seed: 2) + texts("/towns", seed: 1)).count == 9)
    }

    @Test func `with a sample is a picture to an app that shows a picture`() throws {
        let asked = try play("route /cities replies sample after 1s\nshow\nsettle").events.compactMap {
            event in
            if case .requested(_, let resource) = event.kind { resource.path } else { nil }
        }
        #expect(asked.count == 4)
        // An address from a sample is the same under every seed.
        let trace = try play(
            """
            route /cities replies sample after 1s
            route \(asked[1]) replies sample after 1s
            show
            settle
            see image \(asked[1])
            see no image \(asked[2])
            """, seed: 2)
        #expect(missed(trace).isEmpty)
    }

    @Test func `with a sample is a text with its word to an app that shows text`() throws {
        let trace = try play(
            "route /a replies sample after 1s\nshow path=/a kind=text\nsettle\nsee body of /a")
        #expect(missed(trace).isEmpty)
    }

    @Test func `with an impossible sample is a decoding error that names the field`() throws {
        let trace = try play("route /a replies sample after 1s\nshow path=/a kind=streets\nsettle\nsee error")
        #expect(missed(trace) == [])
        let problems = trace.events.compactMap { event in
            if case .fact(.sampled(_, let type, let problem?)) = event.kind {
                "\(type): \(problem)"
            } else {
                nil
            }
        }
        #expect(
            problems == ["[Street]: its field `1.postcode` rejects every sample value (no postcode)"])
    }

    @Test func `has its route's headers instead of the default ones`() throws {
        let route =
            "route /a replies text with \"Retry-After: 30\" and 'ETag: \"v1\"' and \"content-type: text/html\" after 1s"
        let trace = try play("\(route)\nshow path=/a kind=headers\nsettle")
        #expect(texts(trace) == ["\"v1\", text/html, 30"])
        let plain = try play("route /a replies text after 1s\nshow path=/a kind=headers\nsettle")
        #expect(texts(plain) == ["none, text/plain; charset=utf-8, none"])
    }
}
