import Classroom
import Essentials
import Site
import Verification
import Wire
import Workshop

/// The message that asks a `GradingService` to grade or explore one answer.
struct GradingOrder: GradingMessage {
    var exercise: String
    /// The seeds as texts, with the digits of secret seeds. The process grades the answer under each seed.
    var seeds: [String]
    var answer: Data
    /// The number of invented stories to run with the answer; nil to grade the answer.
    var stories: Int?
}

/// The reply to a `GradingOrder`: a grade, the result of exploring, or a failure.
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

    /// The reason why a grading process sent no result of exploring.
    var obstacle: String {
        switch self {
        case .graded, .explored: "A grading process sent the wrong reply."
        case .machine(let fault): fault.fact
        case .exercise(_, let reason): reason
        case .cancelled: "The course cancelled the grading."
        case .unchecked(let scenario, _): "The run of scenario \(scenario) did not reach its end."
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

/// A message between `course grade` and its grading processes. Each message is encoded as JSON, because grades
/// are `Codable`.
protocol GradingMessage: Codable, WireValue {}

extension GradingMessage {
    func write(to writer: inout WireWriter) {
        do {
            writer.write(content: Array(try JSONEncoder().encode(self)))
        } catch {
            preconditionFailure("\(Self.self) cannot be encoded: \(error)")
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
