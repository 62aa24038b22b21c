import Scenario

/// The common form of lines that differ only in resources of one shape, such as the pictures of list rows.
struct LineShape: Hashable {
    private enum Kind: Hashable {
        case route([Reply.Content])
        case image(isExpected: Bool)
        case body(isExpected: Bool)
    }
    private let kind: Kind
    private let resource: ResourceShape

    /// Returns nil if the line is not about a single resource.
    init?(_ line: Verb) {
        switch line {
        case .route(let route):
            kind = .route(route.replies.map(\.content))
            resource = ResourceShape(route.resource)
        case .see(.image(let seen), let isExpected, _):
            kind = .image(isExpected: isExpected)
            resource = ResourceShape(seen)
        case .see(.body(let seen), let isExpected, _):
            kind = .body(isExpected: isExpected)
            resource = ResourceShape(seen)
        case .see, .pick, .template, .network, .show, .hide, .set, .rerender, .gesture, .wait, .settle, .want,
            .may,
            .within, .expect:
            return nil
        }
    }
}

extension [Verb] {
    var oneOfEachShape: [Verb] {
        var said: Set<LineShape> = []
        return filter { line in LineShape(line).map { said.insert($0).inserted } ?? true }
    }
}
