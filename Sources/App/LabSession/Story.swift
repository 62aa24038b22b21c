import Referee
import Scenario
import VirtualTime

/// A scenario that Return runs line by line, with its findings.
public struct Story: Hashable, Sendable {
    /// A finding from an earlier run of the scenario. The lab shows the finding at the line of the fault.
    public struct Remark: Hashable, Sendable {
        public var at: VirtualInstant
        /// The line of the scenario that shows the fault, if any.
        public var line: Int?
        public var sentence: String
        /// The number of the faulty request; nil if the fault is not a request.
        public var request: Int?

        public init(at: VirtualInstant, line: Int? = nil, request: Int? = nil, sentence: String) {
            (self.at, self.line, self.request, self.sentence) = (at, line, request, sentence)
        }
    }

    public let name: String
    /// The lines with the seed's choices filled in.
    public let steps: [Step]
    public let remarks: [Remark]

    public init(name: String, steps: [Step], remarks: [Remark] = []) {
        (self.name, self.steps, self.remarks) = (name, steps, remarks)
    }

    /// The remarks to show after a line, at the time `now`.
    ///
    /// - Parameter sent: the numbers of the requests that the app sent while the line ran.
    func remarks(
        after step: Step, from before: VirtualInstant, to now: VirtualInstant, sent: Set<Int> = []
    ) -> [String] {
        let place = steps.firstIndex(of: step)
        let endsTheMoment = place.map { $0 + 1 == steps.count || steps[$0 + 1].verb.passesTime } ?? true
        return remarks.filter { remark in
            // A remark about a request appears at the line that caused the request. A remark with only a time appears
            // at the last line that runs at that time.
            if let request = remark.request { return sent.contains(request) }
            if let line = remark.line { return line == step.line }
            if remark.at == now || remark.at > now && place == steps.count - 1 { return endsTheMoment }
            return remark.at < now && (remark.at > before || place == 0 && remark.at == before)
        }.map(\.sentence)
    }
}
