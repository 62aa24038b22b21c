/// A count or a time that a lesson measures in a run.
///
///     requests                 bodies Forecast
///     requests /oslo           tasks cancelled
///     milliseconds 2           choice
public enum Measure: Hashable, Sendable, CustomStringConvertible {
    /// The number of all requests, or of the requests to one path.
    case requests(path: String?)
    case cancelled
    /// How often the bodies of views with this name ran.
    case bodies(of: String)
    /// How often the initializer of this view or model ran.
    case inits(of: String)
    case appearances(of: String)
    case tasks(TaskEvent)
    /// How often code outside the main actor changed state that a view shows.
    case offMainWrites
    /// How long the request with this number was in flight; the first request has the number 1.
    case milliseconds(request: Int)
    case choice

    public enum TaskEvent: String, Hashable, Sendable, CaseIterable { case started, cancelled, finished }

    public init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        let rest = words.dropFirst()
        switch (words.first, rest.first, rest.count) {
        case ("requests", let path, 0...1): self = .requests(path: path)
        case ("cancelled", _, 0): self = .cancelled
        case ("choice", _, 0): self = .choice
        case ("off-main", "writes", 1): self = .offMainWrites
        case ("bodies", let name?, 1): self = .bodies(of: name)
        case ("inits", let name?, 1): self = .inits(of: name)
        case ("appearances", let name?, 1): self = .appearances(of: name)
        case ("tasks", let word?, 1):
            guard let event = TaskEvent(rawValue: word) else { return nil }
            self = .tasks(event)
        case ("milliseconds", let word?, 1):
            guard let number = Int(word), number > 0 else { return nil }
            self = .milliseconds(request: number)
        default: return nil
        }
    }

    public var description: String {
        switch self {
        case .requests(let path): path.map { "requests \($0)" } ?? "requests"
        case .cancelled: "cancelled"
        case .bodies(let name): "bodies \(name)"
        case .inits(let name): "inits \(name)"
        case .appearances(let name): "appearances \(name)"
        case .tasks(let event): "tasks \(event.rawValue)"
        case .offMainWrites: "off-main writes"
        case .milliseconds(let request): "milliseconds \(request)"
        case .choice: "choice"
        }
    }

    static let known =
        "requests, requests /path, cancelled, bodies NAME, inits NAME, appearances NAME, tasks started, "
        + "tasks cancelled, tasks finished, off-main writes, milliseconds NUMBER or choice"
}
