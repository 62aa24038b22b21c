/// More time for one student: a later deadline, or some days after the class's deadline.
///
///     2026-11-25      +2d      2 days
public enum Extension: Hashable, Sendable {
    case until(Moment)
    case days(Int)

    public init?(_ text: String) {
        if let moment = Moment(text) {
            self = .until(moment)
            return
        }
        let digits = text.drop { $0 == "+" }.prefix(while: \.isNumber)
        let unit = text.drop { $0 == "+" }.dropFirst(digits.count).drop { $0 == " " }
        guard let days = Int(digits), (0...3650).contains(days),
            ["d", "day", "days", ""].contains(unit.lowercased())
        else {
            return nil
        }
        self = .days(days)
    }

    func moment(from due: Moment) -> Moment {
        switch self {
        case .until(let moment): max(moment, due)
        case .days(let days): Moment(seconds: due.seconds + days * 86_400)
        }
    }
}
