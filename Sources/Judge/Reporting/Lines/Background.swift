import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// The requests in flight and the screen, as they were before an event.
struct Background {
    private(set) var screen: [ScreenLine]?
    private var resources: [Int: Resource] = [:]
    private var starts: [Int: VirtualInstant] = [:]
    private var open: Set<Int> = []

    init(_ events: some Sequence<TraceEvent>) {
        for event in events { take(event) }
    }

    mutating func take(_ event: TraceEvent) {
        switch event.kind {
        case .requested(let request, let resource):
            resources[request.id] = resource
            starts[request.id] = event.at
            open.insert(request.id)
        case .responded(let id, _, _), .failed(let id, _), .cancelled(let id), .gaveUp(let id):
            open.remove(id)
        case .screen(let lines):
            screen = lines
        case .stepped, .wanted, .checked, .unsettled, .console, .fact:
            break
        }
    }

    /// The first few requests in flight that match the condition, in the order in which the app sent them.
    func inFlight(_ isMeant: (Int) -> Bool) -> [String] {
        let (open, most) = (open.filter(isMeant).sorted(), 6)
        guard open.count > most else { return open.map(request) }
        return open.prefix(most - 1).map(request) + ["and \(open.count - most + 1) more"]
    }

    /// `#2 /200/200`
    func request(_ id: Int) -> String { "#\(id)" + (resources[id].map { " \($0.briefPath)" } ?? "") }

    func age(of id: Int, at instant: VirtualInstant) -> String {
        starts[id].map { " after \((instant - $0).spelled)" } ?? ""
    }

    /// `, ProfilePicture's .task (Picture.swift:12)`
    func sender(of event: TraceEvent, _ request: OutgoingRequest) -> String {
        let place = event.scope?.location ?? request.location
        return (event.scope.map { ", \($0.spelled)" } ?? "") + Self.at(place)
    }

    static func at(_ location: SourceLocation?) -> String { location.map { " (\($0))" } ?? "" }

    /// The last part of the view's path, which is the name of the view; an empty path means the app's window.
    static func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? "the app's window"
    }
}

extension ScreenLine {
    /// A copy of a picture's line that shows the picture's path instead of its fingerprint.
    public func named(by pictures: [String: Resource]) -> ScreenLine {
        guard kind == .image, let resource = pictures[content] else { return self }
        return ScreenLine(.image, resource.briefPath)
    }
}
