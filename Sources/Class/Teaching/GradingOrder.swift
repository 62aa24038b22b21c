import Classroom
import Foundation
import Site
import Verification
import Wire
import Workshop

/// One answer on its way to the process that marks it.
struct GradingOrder: GradingMessage {
    var exercise: String
    /// As `RunSeed` reveals them; the answer is marked under each.
    var seeds: [String]
    var answer: Data
    /// Nil to mark it; else how many invented stories are played with it.
    var stories: Int?
}

/// What came of it there: a grade, what stories found, or why there is neither.
enum GradingReply: GradingMessage {
    case graded(Grade, exhibit: Exhibit?)
    case explored(SecondOpinion)
    case machine(MachineFault)
    case exercise(id: String, reason: String)
    case cancelled
    case unchecked(scenario: String, lines: [Int])

    init(_ work: () throws(VerificationFault) -> GradingReply) {
        do throws(VerificationFault) {
            self = try work()
        } catch {
            self =
                switch error {
                case .machine(let fault): .machine(fault)
                case .exercise(let id, let reason): .exercise(id: id, reason: reason)
                case .cancelled: .cancelled
                case .unchecked(let scenario, let lines): .unchecked(scenario: scenario, lines: lines)
                }
        }
    }

    /// Why there is no second opinion, in words.
    var obstacle: String {
        switch self {
        case .graded, .explored: "A marking process answered another question."
        case .machine(let fault): fault.fact
        case .exercise(_, let reason): reason
        case .cancelled: "It was cancelled."
        case .unchecked(let scenario, _): "The scenario \(scenario) was not played to its end."
        }
    }

    func grade() throws(VerificationFault) -> (Grade, exhibit: Exhibit?) {
        switch self {
        case .graded(let grade, let exhibit): return (grade, exhibit)
        case .explored: throw .machine(MachineFault(.killed, obstacle, remedy: "Please report this."))
        case .machine(let fault): throw .machine(fault)
        case .exercise(let id, let reason): throw .exercise(id, reason)
        case .cancelled: throw .cancelled
        case .unchecked(let scenario, let lines): throw .unchecked(scenario: scenario, lines: lines)
        }
    }
}

/// What `course grade` and its marking processes say to each other: a frame with JSON in it, because it holds grades.
protocol GradingMessage: Codable, WireValue {}

extension GradingMessage {
    func write(to writer: inout WireWriter) {
        do {
            writer.write(content: Array(try JSONEncoder().encode(self)))
        } catch {
            preconditionFailure("\(Self.self) is no JSON: \(error)")
        }
    }

    init(from reader: inout WireReader) throws(WireFault) {
        let content = try reader.content()
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(content))
        } catch {
            throw .malformed("\(error)")
        }
    }
}
