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
        /// The first request that it is about.
        public var request: Int?

        public init(at: VirtualInstant, line: Int? = nil, request: Int? = nil, sentence: String) {
            (self.at, self.line, self.request, self.sentence) = (at, line, request, sentence)
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
    ///
    /// - Parameter sent: the requests that were sent while it was carried out.
    func remarks(
        after step: Step, from before: VirtualInstant, to now: VirtualInstant, sent: Set<Int> = []
    ) -> [String] {
        let place = steps.firstIndex(of: step)
        let endsTheMoment = place.map { $0 + 1 == steps.count || steps[$0 + 1].verb.passesTime } ?? true
        return remarks.filter { remark in
            // What a line shows is told there; what no line shows, at the last line of its moment.
            // A request is told where it was sent: its line caused it.
            if let request = remark.request { return sent.contains(request) }
            if let line = remark.line { return line == step.line }
            if remark.at == now || remark.at > now && place == steps.count - 1 { return endsTheMoment }
            return remark.at < now && (remark.at > before || place == 0 && remark.at == before)
        }.map(\.sentence)
    }
}
