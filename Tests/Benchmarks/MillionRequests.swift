import Foundation
import Grading
import Referee
import Reporting
import Scenario
import VirtualTime
import Wire
import Workshop

/// The course stops an app long before it sends a million requests. Grading and reporting n events must take about n
/// log n steps.
///
/// Each case runs in a separate process, so that the process can read its own peak memory.
enum MillionRequests {
    static let runWord = "--million-run"
    static let judgeWord = "--million-judged"

    static func lengths(_ parts: Parts) throws(ProgramFailure) -> [LongRunCost] {
        let stopped = try LongRunCost(
            "an app that sends 1,000,000", of: Report(path: parts.itself, [runWord]), mostMegabytes: 300)
        var costs = [stopped]
        for kind in Kind.allCases {
            let tenth = try Report(path: parts.itself, [judgeWord, kind.rawValue, "100000"])
            let whole = try Report(path: parts.itself, [judgeWord, kind.rawValue, "1000000"])
            // A run with ten times as many requests takes about twelve times as long (n log n). A run with ten times as
            // many requests may take 20 times as long, because its data does not fit into the processor's caches.
            costs.append(
                LongRunCost(
                    "1,000,000 requests, \(kind.rawValue)", of: whole,
                    growth: (whole.seconds / tenth.seconds, 20)))
        }
        return costs
    }

    // MARK: - In a separate process

    static func run() {
        do {
            let environment = ProcessInfo.processInfo.environment
            let workshop = Workshop(
                toolchain: try .locate(environment: environment), engine: try .locate(),
                sandbox: .strongest(environment: environment))
            let file = Answer.File(name: "Million.swift", bytes: Array(source.utf8), author: .course)
            guard case .built(let app) = try workshop.build(Answer(files: [file], root: "Host()")) else {
                fatalError("the app is not built")
            }
            let scenario = try Scenario(
                parsing: "route GET /a replies text after 10ms\nshow\nwait 1h", name: "million")
            let began = ContinuousClock.now
            let running = try workshop.launch(app)
            let trace = try running.alongside { try Referee.run(scenario, seed: 1, on: HostedApp(running)) }
            let (verdict, _) = report(trace)
            guard trace.outcome == .exceeded(.requests) else { fatalError("it ended as \(trace.outcome)") }
            let told = verdict.scenarios.flatMap(\.findings).first { $0.code == .limitExceeded }
            Report.print(
                ContinuousClock.now - began,
                "\(trace.events.count) events; \(told?.sentence ?? "no word of it")")
        } catch {
            fatalError("\(error)")
        }
    }

    static func judge() {
        let words = CommandLine.arguments
        guard words.count == 4, let kind = Kind(rawValue: words[2]), let count = Int(words[3]) else {
            fatalError("usage: \(judgeWord) KIND COUNT")
        }
        let trace = kind.trace(of: count)
        let began = ContinuousClock.now
        let (verdict, steps) = report(trace)
        precondition(verdict.requestsMade == count)
        Report.print(
            ContinuousClock.now - began, "\(verdict.codes.map(\.rawValue).joined(separator: ", ")): \(steps)")
    }

    /// Makes the results of a run: its verdict, the report for the learner, and the facts for other programs.
    ///
    /// - Returns: the verdict, and the seconds of each step.
    private static func report(_ trace: Trace) -> (verdict: Verdict, steps: String) {
        var steps: [String] = []
        func timed<Made>(_ name: String, _ make: () throws -> Made) -> Made {
            do {
                let began = ContinuousClock.now
                let made = try make()
                let seconds = (ContinuousClock.now - began) / .seconds(1)
                steps.append("\(name) \((seconds * 10).rounded() / 10) s")
                return made
            } catch {
                fatalError("\(name): \(error)")
            }
        }
        let verdict = timed("verdict") { Verdict(judging: [trace]) }
        let sizes = [
            timed("report") { VerdictReport(verdict, traces: [trace]).text.utf8.count },
            timed("ledger") { LedgerReport(verdict).text.utf8.count },
            timed("timeline") { Timeline(trace).svg.utf8.count },
            timed("facts") { try VerdictFacts(verdict, traces: [trace]).text.utf8.count },
        ]
        precondition(sizes.allSatisfy { $0 > 0 })
        return (verdict, steps.joined(separator: ", "))
    }

    private static let source = """
        import Foundation
        import SwiftUI

        struct Host: View {
            var body: some View {
                Text("asking").task {
                    for _ in 0..<1000 {
                        await withTaskGroup(of: Void.self) { group in
                            for _ in 0..<1000 {
                                group.addTask {
                                    guard let url = URL(string: "https://x.test/a") else { return }
                                    _ = try? await URLSession.shared.data(from: url)
                                }
                            }
                        }
                    }
                }
            }
        }

        """

    /// Which resources the user wants while the app sends its requests.
    enum Kind: String, CaseIterable {
        /// The app sends all requests for one wanted resource.
        case burst
        /// The user wants each requested resource only for a short time, which ends while the request is in flight.
        case wants

        func trace(of count: Int) -> Trace {
            var steps: [Step] = []
            var events: [TraceEvent] = []
            func note(_ moment: Int, _ kind: TraceEvent.Kind) {
                events.append(TraceEvent(at: .zero + .milliseconds(moment), kind))
            }
            func want(_ resources: [Resource], at moment: Int) {
                steps.append(Step(line: steps.count + 1, verb: .want(resources)))
                note(moment, .wanted(resources))
            }
            let shared = Resource(path: "/a")
            if self == .burst { want([shared], at: 0) }
            for id in 1...count {
                let resource = self == .burst ? shared : Resource(path: "/\(id)")
                if self == .wants { want([resource], at: 3 * id) }
                let request = OutgoingRequest(id: id, method: "GET", url: "https://x.test\(resource.path)")
                note(3 * id, .requested(request, resource))
                if self == .wants { want([], at: 3 * id + 1) }
                note(3 * id + 2, .responded(request: id, status: 200, bytes: 1000))
            }
            return Trace(
                scenario: Scenario(name: "million", title: "A million", steps: steps), seed: 1,
                events: events, outcome: .completed, end: .zero + .milliseconds(3 * count + 3))
        }
    }
}
