/// A request was sent while a body was being evaluated.
public enum WorkInBody: FindingRule {
    public static let code = FindingCode.workInBody

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.requests(from: .body).map { records in
            let first = records[0]
            return Finding(
                code, at: first.started,
                "\(Wording.count(records.count, "request")) came from \(first.scope?.viewName ?? "a view")'s body: "
                    + "\(records.count == 1 ? "" : "first ")\(first.resource) at \(first.started). "
                    + "A body runs as often as SwiftUI needs it.",
                count: records.count, location: first.location, scope: first.scope, resource: first.resource,
                requests: records.map(\.id))
        }
    }

    public static let explanation = """
        A body describes what is on screen. SwiftUI evaluates it any number of times, for reasons that are its own,
        and whatever it starts is started that often.

        Start work from `.task`, `.onChange` or a button's action, and let the body read the result.
        """
}
