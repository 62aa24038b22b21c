import Grading
import Referee

extension RunOutcome {
    /// How the app ended, as a sentence.
    public var inWords: String {
        switch self {
        case .completed: "The app has left."
        case .crashed(let signal, "", _):
            "The app crashed (\(Crash.name(of: signal))). \(Crash.silence(after: signal))."
        case .crashed(let signal, let message, let location):
            "The app crashed\(location.map { " at \($0)" } ?? ""): \(message) (signal \(signal))."
        case .exited(let status): "The app ended itself with status \(status)."
        case .brokeProtocol(let reason): "The app broke the conversation: \(reason)."
        case .exceeded(.processorTime): "The app used more processor time than it may."
        case .exceeded(.wallTime): "The app did not answer; it was stopped."
        case .exceeded(.memory): "The app needed more memory than it may."
        case .exceeded(.output): "The app wrote more than a run may."
        case .exceeded(.stepsWithoutTime): "The app worked without end and without letting time pass."
        case .exceeded(.events): "More happened in the app than may happen in a run."
        case .exceeded(.requests): "The app sent more requests than a run may."
        case .exceeded(.screens): "The app changed its screen more often than a run may."
        case .exceeded(.text): "The app said and showed more text than a run may."
        case .exceeded(.bodies): "The app fetched more bytes than a run may."
        case .exceeded(.exchanges): "The app came back more often than it may in a run."
        }
    }

    /// One word for programs.
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
