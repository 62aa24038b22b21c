import Referee
import Scenario
import VirtualTime

/// A scenario that Return plays line by line, and what was found in it.
public struct Story: Hashable, Sendable {
    /// Something that was found when the scenario was judged, told at the line at which it had gone wrong.
    public struct Remark: Hashable, Sendable {
        public var at: VirtualInstant
        /// The line of the scenario that shows it, where one does.
        public var line: Int?
        public var sentence: String

        public init(at: VirtualInstant, line: Int? = nil, sentence: String) {
            (self.at, self.line, self.sentence) = (at, line, sentence)
        }
    }

    public let name: String
    /// As the seed has them.
    public let steps: [Step]
    public let remarks: [Remark]

    public init(name: String, steps: [Step], remarks: [Remark] = []) {
        (self.name, self.steps, self.remarks) = (name, steps, remarks)
    }

    /// What can be told once the line has been carried out and it is `now`, and could not be told before it.
    func remarks(after step: Step, from before: VirtualInstant, to now: VirtualInstant) -> [String] {
        let isLast = step == steps.last
        return remarks.filter { remark in
            // What a line shows is told there; what no line shows, when its moment has passed.
            if let line = remark.line { return line == step.line }
            return isLast ? remark.at >= before : remark.at >= before && remark.at < now
        }.map(\.sentence)
    }
}
