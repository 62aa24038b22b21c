/// A piece of a text: fixed words, or a date that is written anew whenever the text is read.
nonisolated enum TextSegment: Equatable, Sendable {
    case words(String)
    case date(Date, Text.DateStyle)
    case dates(ClosedRange<Date>)
    case timer(ClosedRange<Date>, countsDown: Bool)

    /// The words at `now`.
    func words(at now: Date) -> String {
        switch self {
        case .words(let words): words
        case .date(let date, .date): date.formatted(date: .long, time: .omitted)
        case .date(let date, .time): date.formatted(date: .omitted, time: .shortened)
        case .date(let date, .relative): Self.spelled(abs(date.timeIntervalSince(now)))
        case .date(let date, .offset):
            (date < now ? "-" : "+") + Self.spelled(abs(date.timeIntervalSince(now)))
        case .date(let date, .timer): Self.clock(abs(date.timeIntervalSince(now)))
        case .dates(let range):
            "\(range.lowerBound.formatted(date: .omitted, time: .shortened)) – "
                + range.upperBound.formatted(date: .omitted, time: .shortened)
        case .timer(let range, let countsDown):
            {
                let moment = min(max(now, range.lowerBound), range.upperBound)
                return Self.clock(
                    countsDown
                        ? range.upperBound.timeIntervalSince(moment)
                        : moment.timeIntervalSince(range.lowerBound))
            }()
        }
    }

    /// `2 hr, 5 min`: the two largest units that are not zero.
    private static func spelled(_ interval: TimeInterval) -> String {
        let seconds = Int(interval)
        let units = [
            (seconds / 86_400, seconds / 86_400 == 1 ? "day" : "days"),
            (seconds / 3600 % 24, "hr"), (seconds / 60 % 60, "min"), (seconds % 60, "sec"),
        ]
        let told = units.drop { $0.0 == 0 }.prefix(2).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return told.isEmpty ? "0 sec" : told.joined(separator: ", ")
    }

    /// `1:05:09`, `5:09`.
    private static func clock(_ interval: TimeInterval) -> String {
        let seconds = Int(interval)
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let end = String(format: "%02d", seconds % 60)
        return hours > 0
            ? "\(hours):" + String(format: "%02d", minutes) + ":\(end)" : "\(minutes):\(end)"
    }
}
