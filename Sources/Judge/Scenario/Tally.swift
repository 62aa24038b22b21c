/// A count that an `expect` line checks over the whole run so far.
///
///     Tally(2, .requests)                                  // 2 requests
///     Tally(3, .bodies(of: "Row"), isLimit: true)          // at most 3 bodies of Row
public struct Tally: Hashable, Sendable, CustomStringConvertible {
    /// The subject that an `expect` line counts.
    public enum Subject: Hashable, Sendable {
        case requests
        case cancelled
        /// The largest number of requests that were in flight at the same time.
        case inFlight
        /// The number of body evaluations of the views with this name.
        case bodies(of: String)
        /// The number of values of the view or model that the app created.
        case inits(of: String)
    }
    public var count: Int
    public var subject: Subject
    /// True for `at most`, which also accepts a smaller number.
    public var isLimit: Bool

    public init(_ count: Int, _ subject: Subject, isLimit: Bool = false) {
        self.count = count
        self.subject = subject
        self.isLimit = isLimit
    }

    public func holds(for found: Int) -> Bool { isLimit ? found <= count : found == count }

    public var description: String {
        "\(isLimit ? "at most " : "")\(count) \(subject.inWords(count))"
    }
}

extension Tally.Subject {
    /// The words after a number, such as `requests in flight` or `bodies of Row`.
    public func inWords(_ count: Int) -> String {
        switch self {
        case .requests: count == 1 ? "request" : "requests"
        case .cancelled: "cancelled"
        case .inFlight: count == 1 ? "request in flight" : "requests in flight"
        case .bodies(let name): "\(count == 1 ? "body" : "bodies") of \(name)"
        case .inits(let name): "\(count == 1 ? "init" : "inits") of \(name)"
        }
    }
}

extension Tally {
    /// The words that can come next in an `expect` line. After `of`, the function offers no words, because only the app
    /// knows the names of its views and models.
    public static func words(after words: [String]) -> [String] {
        guard let last = words.last, !last.hasSuffix(",") else { return ["at most", "no requests"] }
        return switch last {
        case "at": ["most"]
        case "bodies", "body", "inits", "init": ["of"]
        case "requests", "request": words.dropLast(2).last == "most" ? ["in flight"] : []
        case _ where last.allSatisfy(\.isNumber):
            last == "1"
                ? ["request", "cancelled", "body of", "init of"]
                : ["requests", "cancelled", "bodies of", "inits of"]
        default: []
        }
    }
}
