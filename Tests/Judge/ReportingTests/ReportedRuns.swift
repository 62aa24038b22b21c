import Referee
import Scenario
import TestSupport
import Wire

/// Runs to report: several answers in one scenario.
extension Run {
    /// A view with a plain `.task`: the address changes, but nothing loads again.
    static func plainTask() throws -> Run {
        try Run(
            story, name: "changed-address", end: 400,
            [
                at(0, .wanted([tall])), taskStart(0, 1), at(0, .requested(outgoing(1, tall), tall), scope),
                at(100, .wanted([square])), at(300, .responded(request: 1, status: 200, bytes: 12288)),
                at(300, .fact(.taskFinished(view: "Host/Picture", serial: 1))),
                at(
                    400,
                    .checked(
                        line: 10, check: "see image /200/200", held: false, found: "the image of /200/300")),
                at(
                    400,
                    .checked(
                        line: 11, check: "expect 2 requests", held: false,
                        found: "1")),
            ])
    }

    /// A view with `.task(id:)`: when the address changes, the task is cancelled and loads again.
    static func taskWithIdentity() throws -> Run {
        try Run(
            story, name: "changed-address", end: 400,
            [
                at(0, .wanted([tall])), taskStart(0, 1), at(0, .requested(outgoing(1, tall), tall), scope),
                at(100, .wanted([square])),
                at(100, .fact(.taskCancelled(view: "Host/Picture", serial: 1, reason: .idChanged))),
                at(100, .cancelled(request: 1)),
                at(100, .fact(.taskFinished(view: "Host/Picture", serial: 1))),
                taskStart(100, 2), at(100, .requested(outgoing(2, square), square), scope),
                at(400, .responded(request: 2, status: 200, bytes: 12288)),
                at(400, .fact(.taskFinished(view: "Host/Picture", serial: 2))),
            ])
    }

    /// A model starts a Swift task in its initializer: each request is sent five times, and none is cancelled when
    /// the view leaves.
    static func modelInit() throws -> Run {
        let scope = Scope(
            view: "Host/Profile", phase: .`init`, location: line(9),
            isUnowned: true)
        return try Run(
            "# The screen is popped while it loads\nwant /profile\nshow\nrerender 4 times\nwait 100ms\nwant nothing\nhide\nsettle\nexpect 1 request",
            name: "popped", end: 350,
            [at(0, .wanted([profile]))]
                + (1...5).map { at(10 * ($0 - 1), .requested(outgoing($0, profile), profile), scope) }
                + [at(100, .wanted([]))]
                + (1...5).map { at(290 + 10 * $0, .responded(request: $0, status: 200, bytes: 2048)) }
                + [at(350, .checked(line: 9, check: "expect 1 request", held: false, found: "5"))])
    }

    /// Ten minutes without an event.
    static func quiet() throws -> Run {
        try Run(
            "# A phone in a pocket\nwant /profile\nshow\nwait 10min\nwant nothing\nhide\nsettle",
            name: "quiet", end: 600_200,
            [
                at(0, .wanted([profile])), taskStart(0, 1),
                at(0, .requested(outgoing(1, profile), profile), scope),
                at(250, .responded(request: 1, status: 200, bytes: 2048)), at(600_000, .wanted([])),
                at(600_000, .requested(outgoing(2, profile), profile), scope),
                at(600_100, .cancelled(request: 2)),
                at(600_200, .fact(.taskFinished(view: "Host/Picture", serial: 1))),
            ])
    }

    static func crash() throws -> Run {
        try Run(
            "# Nothing in the list\nwant /profile\nshow\nsettle", name: "crash",
            outcome: .crashed(
                signal: 5, message: "Fatal error: Index out of range",
                location: line(31)),
            end: 250,
            [
                at(0, .wanted([profile])), at(0, .requested(outgoing(1, profile), profile), scope),
                at(200, .failed(request: 1, .timeout)), at(250, .console("rows: 0")),
            ])
    }

    // MARK: - Parts

    private static let story = """
        # The address changes while the first picture is still on its way
        route GET /200/300 replies image after 300ms
        route GET /200/200 replies image after 300ms
        want /200/300
        show height=300
        wait 100ms
        want /200/200
        set height 200
        settle
        see image /200/200
        expect 2 requests, 1 cancelled
        """
    private static let tall = Resource(path: "/200/300")
    private static let square = Resource(path: "/200/200")
    private static let profile = Resource(path: "/profile")
    private static let scope = Scope(
        view: "Host/Picture", phase: .task, location: line(14))
}
