import TestSupport

/// Runs to draw, one for each element of a timeline.
extension Run {
    static let drawn: [(name: String, make: @Sendable () throws -> Run)] = [
        ("good", good), ("zombie", zombie), ("redundant", redundant), ("search", search),
        ("polling", polling), ("list", list),
    ]

    /// A run of exercise 6.1 with the exercise's solution.
    static func good() throws -> Run {
        var run = try Run(
            """
            # The height changes while the first picture is still on its way
            want /200/300
            show width=200 height=300
            wait 100ms
            want /200/200
            set height 200
            settle
            """, end: 400)
        let view = "Host/ProfilePicture"
        run.want(["/200/300"], at: 0)
        run.step(3, at: 0)
        run.view(view, from: 0)
        run.view("Host", from: 0)
        run.task(1, of: view, from: 0, cancelled: 100, to: 100)
        run.request(1, "/200/300", by: view, from: 0, .cancelled, to: 100)
        run.want(["/200/200"], at: 100)
        run.step(6, at: 100)
        run.task(2, of: view, from: 100, to: 400)
        run.request(2, "/200/200", by: view, from: 100, .answered, to: 400)
        return run
    }

    /// A view leaves the screen, but the view's request continues.
    static func zombie() throws -> Run {
        var run = try Run(
            """
            # The view goes away while its picture is still on its way
            want /200/300
            show
            wait 100ms
            want nothing
            hide
            settle
            """, end: 300)
        let view = "Host/ProfilePicture"
        run.want(["/200/300"], at: 0)
        run.step(3, at: 0)
        run.view(view, from: 0, to: 100)
        run.view("Host", from: 0, to: 100)
        run.request(1, "/200/300", by: view, from: 0, .answered, to: 300)
        run.want([], at: 100)
        run.step(6, at: 100)
        return run
    }

    /// Each update of the parent creates a model, and each model fetches.
    static func redundant() throws -> Run {
        var run = try Run(
            """
            # The parent draws again, and nothing has changed
            want /profile
            show
            wait 50ms
            rerender 4 times
            settle
            """, end: 350)
        let view = "Host/Profile"
        run.want(["/profile"], at: 0)
        run.step(3, at: 0)
        run.view(view, from: 0)
        run.request(1, "/profile", by: view, from: 0, .answered, to: 300, bytes: 2048)
        run.step(5, at: 50)
        for id in 2...5 {
            run.request(id, "/profile", by: view, from: 50, .answered, to: 350, bytes: 2048)
        }
        return run
    }

    /// The user types faster than responses arrive.
    static func search() throws -> Run {
        var run = try Run(
            """
            # Letters come faster than answers
            show
            want /search?q=s
            type "s" into "Search"
            want /search?q=sw
            type "sw" into "Search"
            want /search?q=swift
            type "swift" into "Search"
            settle
            """, end: 700)
        let view = "Host/SearchScreen"
        run.step(2, at: 0)
        run.view(view, from: 0)
        for (place, text) in ["s", "sw", "swift"].enumerated() {
            let start = 150 * place
            let isLast = place == 2
            run.want(["/search?q=\(text)"], at: start)
            run.step(4 + 2 * place, at: start)
            run.task(
                place + 1, of: view, from: start, cancelled: isLast ? nil : start + 150,
                to: isLast ? 700 : start + 150)
            run.request(
                place + 1, "/search?q=\(text)", by: view, from: start, isLast ? .answered : .cancelled,
                to: isLast ? 700 : start + 150)
        }
        return run
    }

    /// A status that is requested every half minute for an hour.
    static func polling() throws -> Run {
        var run = try Run(
            "# An hour of polling\nwant /status\nshow\nwait 1h\nhide\nsettle", end: 3_600_000)
        let view = "Host/StatusBoard"
        run.step(3, at: 0)
        run.view(view, from: 0, to: 3_600_000)
        run.task(1, of: view, from: 0, cancelled: 3_600_000, to: 3_600_000)
        for poll in 0..<120 {
            run.want(["/status"], at: 30_000 * poll)
            run.want([], at: 30_000 * poll + 200)
            run.request(
                poll + 1, "/status", by: view, from: 30_000 * poll, .answered, to: 30_000 * poll + 200)
        }
        run.step(5, at: 3_600_000)
        return run
    }

    /// A hundred rows with a picture each. The last forty requests are in flight when the list leaves the screen.
    static func list() throws -> Run {
        var run = try Run("# A hundred rows\nshow\nwait 800ms\nhide\nsettle", end: 1200)
        let view = "Host/Feed/Row"
        run.step(2, at: 0)
        run.view("Host/Feed", from: 0, to: 800)
        for row in 1...100 {
            let start = 8 * (row - 1)
            run.view(view, from: start, to: 800)
            if row <= 60 {
                run.task(row, of: view, from: start, to: start + 200)
                run.request(row, "/rows/\(row)", by: view, from: start, .answered, to: start + 200)
            } else {
                run.task(row, of: view, from: start, cancelled: 800, to: 1200)
                run.request(row, "/rows/\(row)", by: view, from: start, .answered, to: 1200)
            }
        }
        run.step(4, at: 800)
        return run
    }
}
