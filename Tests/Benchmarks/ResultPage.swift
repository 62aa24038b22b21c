import Foundation

protocol ResultPage {
    var head: String { get }
    func line(for result: Result) -> String
    func line(for traces: IdenticalTraces) -> String
    func line(for cost: LongRunCost) -> String
}

/// The results as a table for people:
///
///     verify an answer          1.62 (1.55 to 1.80), bound 2.00: holds
///         in time: course verify / swiftc -c -wmo, of the same two files
///         in processor time 1.71; one run took 210.3 ms (205.1 to 230.8)
struct ResultTable: ResultPage {
    var head: String {
        "Ratios, measured by turns: the median, and the least and most, of pairs. Less is better.\n\n"
    }

    func line(for result: Result) -> String {
        let benchmark = result.benchmark
        let name = benchmark.name.padding(toLength: 26, withPad: " ", startingAt: 0)
        let times = Spread(result.subject.map { $0.seconds * 1000 })
        let inMilliseconds =
            "\(number(times.median, 1)) ms (\(number(times.least, 1)) to \(number(times.most, 1)))"
        let measure = benchmark.measure
        guard let ratios = result.ratios else {
            return """
                \(name)\(inMilliseconds), for information
                    \(benchmark.explanation)
                """
        }
        let judgement = benchmark.bound.map {
            ", bound \(number($0, 2)): \(result.judgement.rawValue)"
        }
        let others = result.ratios(in: measure.other).map {
            "in \(measure.other.rawValue) \(number($0.median, 2)); "
        }
        return """
            \(name)\(number(ratios.median, 2)) (\(number(ratios.least, 2)) to \(number(ratios.most, 2)))\(judgement ?? "")
                in \(measure.rawValue): \(benchmark.explanation)
                \(others ?? "")one run took \(inMilliseconds)
            """
    }

    func line(for traces: IdenticalTraces) -> String {
        let name = traces.name.padding(toLength: 26, withPad: " ", startingAt: 0)
        return "\(name)\(IdenticalTraces.runs) runs, \(traces.identical) identical traces: "
            + (traces.holds ? "holds" : "MISSED")
    }

    func line(for cost: LongRunCost) -> String {
        let name = cost.name.padding(toLength: 34, withPad: " ", startingAt: 0)
        let most = cost.mostMegabytes.map { ", bound \(number($0, 0)) MB" } ?? ""
        let growth = cost.growth.map {
            ", \(number($0.factor, 1)) times a tenth of it, bound \(number($0.most, 0))"
        }
        return """
            \(name)\(number(cost.report.seconds, 1)) s\(growth ?? ""), \(number(cost.report.megabytes, 0)) MB\(most): \
            \(cost.holds ? "holds" : "MISSED")
                \(cost.report.remark)
            """
    }

    private func number(_ value: Double, _ places: Int) -> String {
        String(format: "%.\(places)f", value)
    }
}

/// The results for programs: one JSON object in each line. The field `ratio` is missing for a benchmark without
/// a baseline; the field `bound` is missing for a benchmark without a bound.
struct ResultJSON: ResultPage {
    let head = ""

    private struct Line: Encodable {
        var name: String
        var explanation: String
        var rounds: Int
        var bound: Double?
        var judgement: Result.Judgement
        var measure: Measure
        var ratio: Ends?
        var milliseconds: Ends
    }

    private struct Ends: Encodable {
        var median: Double
        var least: Double
        var most: Double

        init(_ spread: Spread) {
            median = spread.median
            least = spread.least
            most = spread.most
        }
    }

    func line(for result: Result) -> String {
        let line = Line(
            name: result.benchmark.name, explanation: result.benchmark.explanation,
            rounds: result.subject.count,
            bound: result.benchmark.bound, judgement: result.judgement, measure: result.benchmark.measure,
            ratio: result.ratios.map(Ends.init),
            milliseconds: Ends(Spread(result.subject.map { $0.seconds * 1000 })))
        return text(of: line)
    }

    func line(for traces: IdenticalTraces) -> String {
        text(
            of: [
                "name": traces.name, "runs": "\(IdenticalTraces.runs)",
                "identical": "\(traces.identical)",
            ])
    }

    func line(for cost: LongRunCost) -> String {
        text(
            of: [
                "name": cost.name, "seconds": "\(cost.report.seconds)",
                "megabytes": "\(cost.report.megabytes)",
                "holds": "\(cost.holds)",
            ])
    }

    private func text(of line: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(line), as: UTF8.self)
        } catch {
            preconditionFailure("numbers of a measurement are not JSON: \(error)")
        }
    }
}
