import Grading
import Referee

extension RunOutcome {
    public var inWords: String {
        switch self {
        case .completed: "The app has ended."
        case .crashed(let signal, "", _):
            "The app crashed (\(Crash.name(of: signal))). \(Crash.silence(after: signal))."
        case .crashed(let signal, let message, let location):
            "The app crashed\(location.map { " at \($0)" } ?? ""): \(message) (signal \(signal))."
        case .exited(let status): "The app ended itself with status \(status)."
        case .brokeProtocol(let reason): "The course lost contact with the app: \(reason)."
        case .exceeded(.processorTime): "The app used more processor time than a run allows."
        case .exceeded(.wallTime): "The app did not respond in time, so the course stopped it."
        case .exceeded(.memory): "The app used more memory than a run allows."
        case .exceeded(.output): "The app wrote more output than a run allows."
        case .exceeded(.stepsWithoutTime): "The app worked endlessly without letting time pass."
        case .exceeded(.events): "The app caused more events than a run allows."
        case .exceeded(.requests): "The app sent more requests than a run allows."
        case .exceeded(.screens): "The app changed its screen more often than a run allows."
        case .exceeded(.text): "The app showed and printed more text than a run allows."
        case .exceeded(.bodies): "The app fetched more bytes than a run allows."
        case .exceeded(.exchanges): "The app exchanged more messages with the course than a run allows."
        }
    }

    /// The outcome in one word, for programs that read results.
    public var word: String {
        switch self {
        case .completed: "completed"
        case .crashed: "crashed"
        case .exited: "exited"
        case .brokeProtocol: "brokeProtocol"
        case .exceeded: "exceeded"
        }
    }
}
