import Scenario
import Testing
import VirtualTime
import Wire

@Suite struct `The scenario reader` {
    @Test func `reads a story with routes, wants and checks`() throws {
        let scenario = try Scenario(
            parsing: """
                # The address changes while the first picture is still on its way
                route GET /200/300 replies image after 300ms
                route GET /200/200 replies image after 300ms

                want /200/300
                show height=300
                see spinner
                wait 100ms
                want /200/200            # from now on, exactly this
                set height 200
                settle
                see image /200/200       # the body that this very request returned
                expect 2 requests, 1 cancelled
                """, name: "changed-address")

        #expect(scenario.title == "The address changes while the first picture is still on its way")
        #expect(
            scenario.steps == [
                Step(
                    line: 2,
                    verb: .route(Route(resource: tall, replies: [Reply(.image, after: .milliseconds(300))]))),
                Step(
                    line: 3,
                    verb: .route(Route(resource: square, replies: [Reply(.image, after: .milliseconds(300))]))
                ),
                Step(line: 5, verb: .want([tall])),
                Step(line: 6, verb: .show([KnobSetting(knob: "height", value: "300")])),
                Step(line: 7, verb: .see(.spinner, isExpected: true)),
                Step(line: 8, verb: .wait(.milliseconds(100))),
                Step(line: 9, verb: .want([square])),
                Step(line: 10, verb: .set(KnobSetting(knob: "height", value: "200"))),
                Step(line: 11, verb: .settle(limit: .seconds(60))),
                Step(line: 12, verb: .see(.image(square), isExpected: true)),
                Step(line: 13, verb: .expect([Tally(2, .requests), Tally(1, .cancelled)])),
            ])
    }

    @Test(arguments: [
        ("show", Verb.show([])),
        (
            "show height=300 title=\"Two words\"",
            .show([.init(knob: "height", value: "300"), .init(knob: "title", value: "Two words")])
        ),
        ("hide", .hide),
        ("set title \"a = b, # c\"", .set(.init(knob: "title", value: "a = b, # c"))),
        ("rerender", .rerender(times: 1)),
        ("rerender 5 times", .rerender(times: 5)),
        ("tap \"Say \\\"hello\\\"\"", .gesture(.tap(label: "Say \"hello\""))),
        ("type \"swift ui\" into \"Search\"", .gesture(.type(text: "swift ui", field: "Search"))),
        ("submit \"Search\"", .gesture(.submit(field: "Search"))),
        ("toggle \"Wi-Fi\"", .gesture(.toggle(label: "Wi-Fi"))),
        ("choose \"By price\" in \"Sort\"", .gesture(.choose(option: "By price", picker: "Sort"))),
        ("refresh", .gesture(.refresh)),
        ("scroll to row 30", .gesture(.scroll(to: .row(30)))),
        ("scroll to end", .gesture(.scroll(to: .end))),
        ("scroll to top", .gesture(.scroll(to: .top))),
        ("tab \"Home\"", .gesture(.tab(title: "Home"))),
        ("back", .gesture(.back)),
        ("dismiss", .gesture(.dismiss)),
        ("background", .gesture(.background)),
        ("foreground", .gesture(.foreground)),
        ("wait 1.5s", .wait(.milliseconds(1500))),
        ("wait 300 ms", .wait(.milliseconds(300))),
        ("wait 2min", .wait(.seconds(120))),
        ("settle", .settle(limit: .seconds(60))),
        ("settle within 10s", .settle(limit: .seconds(10))),
        ("want nothing", .want([])),
        (
            "want /a, POST /b?x=1,2",
            .want([Resource(path: "/a"), Resource(method: "POST", path: "/b?x=1,2")])
        ),
        (
            "want /a, /b within 500ms",
            .want([Resource(path: "/a"), Resource(path: "/b")], within: .milliseconds(500))
        ),
        ("may nothing", .may([])),
        ("may /a, POST /b", .may([Resource(path: "/a"), Resource(method: "POST", path: "/b")])),
        ("within 500ms see spinner", .within(.milliseconds(500), .spinner, isExpected: true)),
        ("within 2s see no \"Saving\"", .within(.seconds(2), .text("Saving"), isExpected: false)),
        ("see error", .see(.error, isExpected: true)),
        ("see no spinner", .see(.spinner, isExpected: false)),
        ("see spinner at once", .see(.spinner, isExpected: true, .atOnce)),
        ("see spinner at first", .see(.spinner, isExpected: true, .atFirst)),
        ("see no body of /a at once", .see(.body(Resource(path: "/a")), isExpected: false, .atOnce)),
        ("see \"Hello\"", .see(.text("Hello"), isExpected: true)),
        ("see text \"Hello\"", .see(.wholeText("Hello"), isExpected: true)),
        ("see only text \"Hello\", spinner", .see(.only([.wholeText("Hello"), .spinner]), isExpected: true)),
        ("see no button \"Retry\"", .see(.button("Retry"), isExpected: false)),
        ("see body of /a", .see(.body(Resource(path: "/a")), isExpected: true)),
        ("expect 1 request", .expect([Tally(1, .requests)])),
        ("expect no requests", .expect([Tally(0, .requests)])),
        ("expect at most 1 request in flight", .expect([Tally(1, .inFlight, isLimit: true)])),
        (
            "expect at most 3 bodies of Row, 1 init of Store, at most 4 requests",
            .expect([
                Tally(3, .bodies(of: "Row"), isLimit: true), Tally(1, .inits(of: "Store")),
                Tally(4, .requests, isLimit: true),
            ])
        ),
    ])
    func `recognizes each line's verb`(line: String, verb: Verb) throws {
        #expect(try ScenarioLine(parsing: line).verb == verb)
    }

    @Test func `keeps the order of replies`() throws {
        let line = "route POST /a replies 500 after 1s then fails with timeout after 2s then text after 3s"
        let replies = [
            Reply(.status(500), after: .seconds(1)), Reply(.failure(.timeout), after: .seconds(2)),
            Reply(.text, after: .seconds(3)),
        ]
        let route = Route(resource: Resource(method: "POST", path: "/a"), replies: replies)
        #expect(try ScenarioLine(parsing: line).verb == .route(route))
    }

    @Test(arguments: [
        ("json '{\"a\": {}}'", "{\"a\": {}}"), ("json '''{\"a\": \"it's\"}'''", "{\"a\": \"it's\"}"),
        ("json \"\\{\\\"a\\\": 1}\"", "{\"a\": 1}"), ("json ''''''", ""), ("json ''", ""),
        ("json '''{ \\n } # {}'''", "{ \\n } # {}"),
    ])
    func `reads JSON without escapes in single quotes, and with any quotes in triple ones`(
        written: String, json: String
    ) throws {
        let line = try ScenarioLine(parsing: "route /a replies \(written) after 1s")
        let route = Route(resource: Resource(path: "/a"), replies: [Reply(.json(json), after: .seconds(1))])
        #expect(line.verb == .route(route))
    }

    @Test func `reads JSON in triple quotes over several lines`() throws {
        let text = """
            route /a replies json '''
                [
                  {"name": "it's"},
                  {"name": "{tag}"}
                ]
                ''' with "ETag: 1" after 1s then 500 after 2s
            # Title
            pick tag from x, y
            """
        let lines = text.split(separator: "\n")
        let swapped = ([lines[7]] + lines[0...6]).joined(separator: "\n")
        let scenario = try Scenario(parsing: swapped, name: "x").resolved(seed: 1)
        #expect(scenario.title == "Title")
        #expect(scenario.steps.map(\.line) == [2])
        guard case .route(let route) = scenario.steps[0].verb, case .json(let json) = route.replies[0].content
        else {
            Issue.record("\(scenario)")
            return
        }
        #expect(json.replacing("x", with: "y") == " [ {\"name\": \"it's\"}, {\"name\": \"y\"} ] ")
        #expect(route.replies[0].headers == [ResponseHeader("ETag", "1")])
        #expect(route.replies[1].content == .status(500))
    }

    @Test func `reads a route over several lines, and counts each line`() throws {
        let text = "route /a\n    replies 500 after 1s\n    then text after 2s\nshow"
        let scenario = try Scenario(parsing: text, name: "x")
        let whole = try Scenario(parsing: "route /a replies 500 after 1s then text after 2s", name: "x")
        #expect(scenario.steps.map(\.line) == [1, 4])
        #expect(scenario.steps[0].verb == whole.steps[0].verb)
        #expect(throws: ScenarioError.self) { try Scenario(parsing: "show\nthen text after 2s", name: "x") }
    }

    @Test func `names the start of a triple-quoted text without an end`() {
        let error = #expect(throws: ScenarioError.self) {
            try Scenario(parsing: "show\nroute /a replies json '''{\n}\nhide", name: "x")
        }
        #expect(error?.line == 2 && error?.problem == .rawTextNotClosed)
    }

    @Test func `reads headers after the reply`() throws {
        let line = "route /a replies 503 with \"Retry-After: 30\" and 'ETag: \"v1\"' after 1s"
        guard case .route(let route) = try ScenarioLine(parsing: line).verb else {
            Issue.record("no route")
            return
        }
        #expect(
            route.replies[0].headers == [
                ResponseHeader("Retry-After", "30"), ResponseHeader("ETag", "\"v1\""),
            ])
        #expect("\(Verb.route(route))" == line.replacing("/a", with: "GET /a", maxReplacements: 1))
    }

    @Test func `titles a scenario without a comment by its name`() throws {
        #expect(try Scenario(parsing: "show", name: "plain").title == "plain")
    }

    @Test func `counts lines as in the surrounding document`() throws {
        let scenario = try Scenario(parsing: "\r\nshow\rhide", name: "x", firstLine: 40)
        #expect(scenario.steps.map(\.line) == [41, 42])
    }

    @Test func `drops a byte order mark before the first line`() throws {
        #expect(try Scenario(parsing: "\u{FEFF}# Title\nshow", name: "x").title == "Title")
        #expect(try Scenario(parsing: "\u{FEFF}show", name: "x").steps.map(\.line) == [1])
    }

    @Test func `writes repeated lines out, with the numbers of their lines`() throws {
        let scenario = try Scenario(
            parsing: """
                show
                repeat 3 times   # each fails
                tap "Again"
                settle
                end
                see error
                """, name: "again")
        #expect(scenario.steps.map(\.line) == [1, 3, 4, 3, 4, 3, 4, 6])
        let written = try Scenario(parsing: scenario.description, name: "again")
        #expect(written.steps.map(\.verb) == scenario.steps.map(\.verb))
    }

    @Test(arguments: [
        ("show\nrepeat 2 times\nhide", ScenarioError.Problem.repeatWithoutEnd),
        ("show\nend", .endWithoutRepeat),
        ("repeat 2 times\nrepeat 2 times\nshow\nend\nend", .repeatInsideRepeat),
        ("repeat 51 times\nshow\nend", .count("51", allowed: 2...50)),
        ("repeat 2 times 3\nshow\nend", .surplus("3", example: "repeat 9 times")),
    ])
    func `refuses a repeat that is not whole`(text: String, problem: ScenarioError.Problem) {
        let error = #expect(throws: ScenarioError.self) { try Scenario(parsing: text, name: "x") }
        #expect(error?.problem == problem)
    }

    @Test func `refuses a repeat outside a file`() {
        let error = #expect(throws: ScenarioError.self) { try ScenarioLine(parsing: "repeat 2 times") }
        #expect(error?.problem == .repeatOnItsOwn)
    }

    private let tall = Resource(path: "/200/300")
    private let square = Resource(path: "/200/200")
}
