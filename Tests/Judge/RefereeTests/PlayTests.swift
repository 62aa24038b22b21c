import Grading
import Referee
import Scenario
import Testing
import VirtualTime

@Suite struct `A run` {
    private func play(_ lines: String, seed: RunSeed = 1) throws -> Trace {
        try Mischief.shared.get().play(lines, seed: seed)
    }

    private func answers(_ trace: Trace) -> [Int] {
        trace.events.compactMap { if case .responded(let id, _, _) = $0.kind { id } else { nil } }
    }

    private func checks(_ trace: Trace) -> [String] {
        trace.events.compactMap { event in
            guard case .checked(_, let check, let held, _) = event.kind else { return nil }
            return "\(held ? "yes" : "no"): \(check)"
        }
    }

    @Test func `has its lines with the values that its seed draws`() throws {
        let lines = """
            pick path, other from a, b
            pick latency from 100ms to 400ms
            route /{path} replies fixture one.json after {latency}
            show deed=load text="/{path}"
            wait {latency}
            see "/{path}=[1]"
            see no "/{other}"
            """
        for seed in 1...4 as ClosedRange<UInt64> {
            let trace = try play(lines, seed: RunSeed(seed))
            #expect(!trace.scenario.dependsOnSeed)
            #expect(!trace.scenario.description.contains("{"))
            #expect(checks(trace).allSatisfy { $0.hasPrefix("yes") } && checks(trace).count == 2)
        }
    }

    @Test func `counts requests in flight, bodies and created values`() throws {
        let trace = try play(
            """
            route /a replies text after 100ms
            route /b replies text after 200ms
            expect at most 0 requests in flight
            show deed=load text="/a /b"
            settle
            rerender
            expect at most 2 requests in flight
            expect at most 1 request in flight
            expect at most 2 requests, no bodies of Row
            expect 5 bodies of Host, 1 init of Host
            expect at most 4 bodies of Host
            """)
        let found = trace.events.compactMap { event -> String? in
            guard case .checked(_, let check, let held, let found) = event.kind else { return nil }
            return "\(held ? "yes" : "no"): \(check): \(found)"
        }
        #expect(
            found == [
                "yes: expect at most 0 requests in flight: 0",
                "yes: expect at most 2 requests in flight: 2 at 0 ms",
                "no: expect at most 1 request in flight: 2 at 0 ms", "yes: expect at most 2 requests: 2",
                "yes: expect 0 bodies of Row: 0", "no: expect 5 bodies of Host: 4",
                "yes: expect 1 init of Host: 1",
                "yes: expect at most 4 bodies of Host: 4",
            ])
    }

    @Test func `gives the same trace fifty times`() throws {
        let lines = """
            route /a replies text after 100ms to 300ms
            route /b replies image after 100ms to 300ms
            route /c replies text after 200ms
            route /d replies text after 200ms
            show deed=load text="/a /b /c /d /e"
            settle
            expect 5 requests
            """
        let first = try play(lines, seed: 3)
        #expect(answers(first).count == 5)
        for _ in 1..<50 { #expect(try play(lines, seed: 3) == first) }
    }

    @Test func `without a network fails requests in flight, and then new ones`() throws {
        func ends(_ lines: String) throws -> [String] {
            try play(lines).events.compactMap { event in
                if case .failed(let id, let error) = event.kind {
                    "\(event.at): \(id) failed with \(error)"
                } else if case .responded(let id, _, _) = event.kind {
                    "\(event.at): \(id) was answered"
                } else {
                    nil
                }
            }
        }
        let route = "route /a replies 500 after 300ms then text after 300ms\n"
        let load = "show deed=load text=\"/a\"\n"
        #expect(
            try ends(route + load + "wait 100ms\nnetwork off\nsettle") == ["100 ms: 1 failed with reset"])
        #expect(try ends(route + "network off\n" + load + "settle") == ["0 ms: 1 failed with offline"])
        // A request that fails while the network is off does not use up a reply of the route.
        #expect(
            try ends(
                route + "network off\n" + load + "wait 1s\nhide\nnetwork on\n" + load
                    + "settle\nexpect 2 requests")
                == ["0 ms: 1 failed with offline", "1.3 s: 2 was answered"])
    }

    @Test func `lets the seed order two simultaneous responses`() throws {
        let lines =
            "route /a replies text after 1s\nroute /b replies text after 1s\nshow deed=load text=\"/a /b\"\nsettle"
        let orders = try Set((1...12).map { answers(try play(lines, seed: RunSeed($0))) })
        #expect(orders == [[1, 2], [2, 1]])
    }

    @Test func `draws a latency for each request, in steps of ten milliseconds`() throws {
        let lines =
            "route /a replies text after 100ms to 130ms\nshow deed=load text=\"/a /a /a /a /a /a /a /a\"\nsettle"
        var times: Set<VirtualInstant> = []
        for seed in 1...6 as ClosedRange<UInt64> {
            for event in try play(lines, seed: RunSeed(seed)).events {
                if case .responded = event.kind { times.insert(event.at) }
            }
        }
        #expect(times == Set([100, 110, 120, 130].map { .zero + .milliseconds($0) }))
    }

    @Test(arguments: ["timeout", "offline", "refused", "reset"])
    func `fails as its route says, then uses the next reply`(failure: String) throws {
        let trace = try play(
            """
            route /a fails with \(failure) after 100ms then 503 after 100ms then text after 100ms
            show deed=load text="/a /a /a"
            settle
            """)
        let told = trace.events.compactMap { event -> String? in
            switch event.kind {
            case .failed(let id, let error): "\(id) \(error.rawValue)"
            case .responded(let id, let status, _): "\(id) \(status)"
            default: nil
            }
        }
        #expect(told.sorted() == ["1 \(failure)", "2 503", "3 200"])
    }

    @Test func `lets within find content that came and went in its time`() throws {
        let trace = try play(
            """
            route /a replies fixture one.json after 300ms
            show deed=load text="/a"
            within 200ms see "/a=[1]"
            within 200ms see "/a=[1]"
            within 200ms see no "/a=[1]"
            within 200ms see no spinner
            """)
        #expect(
            checks(trace) == [
                "no: within 200ms see \"/a=[1]\"", "yes: within 200ms see \"/a=[1]\"",
                "no: within 200ms see no \"/a=[1]\"", "yes: within 200ms see no spinner",
            ])
        #expect(trace.end == .zero + .milliseconds(800))
    }

    @Test func `that never settles reports what still runs, and is no mistake`() throws {
        let trace = try play("route /a replies text after 1h\nshow deed=poll\nsettle within 30s")
        let remainders = trace.events.compactMap {
            if case .unsettled(let rest) = $0.kind { "\(rest)" } else { nil }
        }
        #expect(remainders == ["a task of Host (Mischief.swift:17), a timer due at 35 s"])
        #expect(ScenarioVerdict(judging: trace).findings == [])
        let quiet = try play("show deed=load text=\"/a\"\nsettle")
        #expect(!quiet.events.contains { if case .unsettled = $0.kind { true } else { false } })
    }

    @Test func `names the requests in flight if its settle gives up`() throws {
        let trace = try play("route /a replies text after 1h\nshow deed=load text=\"/a\"\nsettle within 1s")
        let remainders = trace.events.compactMap {
            if case .unsettled(let rest) = $0.kind { rest } else { nil }
        }
        #expect(remainders.map(\.requests) == [[Resource(path: "/a")]])
    }

    @Test func `names what is on screen if a target is missing`() throws {
        let trace = try play("show\ntap \"Retry\"")
        guard case .checked(2, "tap \"Retry\"", held: false, let found) = trace.events.last?.kind else {
            Issue.record("\(trace.events.last.map { "\($0)" } ?? "nothing happened")")
            return
        }
        #expect(found.contains("\"still here\""))
    }

    @Test func `whose scenario lacks a file is the scenario's fault`() throws {
        let whole = try Scenario(parsing: "route /a replies fixture two.json after 1s\nshow", name: "x")
        #expect(whole.fixtures.isEmpty)
        let error = #expect(throws: ScenarioError.self) {
            try play("route /a replies fixture two.json after 1s\nshow")
        }
        #expect(error?.problem == .noFixture("two.json", known: ["one.json"]))
    }
}
