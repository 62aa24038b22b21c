import Grading
import Wire

/// One fault of an app: a finding, and the other findings with the same cause.
public struct ToldFault: Sendable {
    public let main: Discovery
    public let others: [Discovery]

    public var all: [Discovery] { [main] + others }

    fileprivate init(_ all: [Discovery]) {
        // Needless requests come last if the app also has a more harmful fault. The order of findings is total, because
        // findings of equal kind keep the order in which stories showed them.
        let hasGreaterHarm = all.contains { $0.finding.code.harm < FindingCode.redundantFetch.harm }
        let ranked = all.enumerated().sorted {
            let (left, right) = ($0.element.finding, $1.element.finding)
            if hasGreaterHarm, left.isNeedless != right.isNeedless { return right.isNeedless }
            return left.ranksBefore(right) || !right.ranksBefore(left) && $0.offset < $1.offset
        }
        main = ranked[0].element
        others = ranked.dropFirst().map(\.element)
    }

    /// The harm of the fault's most harmful finding; a lower number means more harm.
    fileprivate var harm: Int { all.map(\.finding.code.harm).min() ?? .max }
}

extension ExplorationReport {
    /// The faults, the most harmful first. Two findings belong to one fault if they have the same source line or the
    /// same story.
    public var faults: [ToldFault] {
        var groups: [[Discovery]] = []
        for discovery in discoveries {
            if let place = groups.firstIndex(where: { $0.contains(where: discovery.sharesCause) }) {
                groups[place].append(discovery)
            } else {
                groups.append([discovery])
            }
        }
        return groups.map { ToldFault($0) }.enumerated()
            .sorted { ($0.element.harm, $0.offset) < ($1.element.harm, $1.offset) }.map(\.element)
    }
}

extension Discovery {
    fileprivate func sharesCause(with other: Discovery) -> Bool {
        guard reference == other.reference else { return false }
        // One `@MainActor` repairs all writes off the main actor. If the app writes state off the main actor, the cause
        // of this finding differs from the causes of all other findings.
        let codes = [finding.code, other.finding.code]
        if codes.contains(.offMainWrite) { return codes.allSatisfy { $0 == .offMainWrite } }
        // A model that loads in its init sends every request from that line, so a finding about an unrelated wrong
        // screen can name the line too.
        let isNear = [finding, other.finding].contains { $0.location == nil }
        let hasSamePlace = place != nil && place == other.place && !(isNear && codes.contains(.workInInit))
        return hasSamePlace || scenario.steps == other.scenario.steps
    }
}

extension Finding {
    fileprivate var isNeedless: Bool { code == .redundantFetch }
}

extension FindingCode {
    /// The rank of the fault's harm to users; 0 is the most harmful rank. Faults that end or hang the app come first,
    /// and wasted work comes last.
    var harm: Int {
        switch self {
        case .brokeProtocol, .crash, .exitedEarly, .noTimePassing, .limitExceeded, .updateCycle,
            .missingEnvironmentObject:
            0
        case .wrongScreen, .unmetExpectation: 1
        case .missedFetch, .prematureCancel: 2
        case .retryStorm, .offMainWrite, .stateWrittenDuringBody, .duplicateIdentity: 3
        case .workInInit, .workInBody, .redundantFetch: 4
        case .unownedTask, .missingCancellation: 5
        case .notAScenario, .falseAlarm, .bugNotCaught, .notAForm, .unfounded, .overlooked, .misjudged: 6
        }
    }
}
