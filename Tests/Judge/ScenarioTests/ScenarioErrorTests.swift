import Scenario
import Testing

@Suite struct `An unreadable line` {
    @Test(arguments: [
        (
            "sett height 200",
            #"scenario line 1, column 1: "sett height 200": no verb is called "sett". Did you mean "set"?"#
        ),
        (
            "fly",
            #"scenario line 1, column 1: "fly": no verb is called "fly". Write "#
                + "pick, route, network, show, hide, set, rerender, tap, open, type, submit, toggle, choose, long, swipe, drag, "
                + "refresh, scroll, tab, back, "
                + "dismiss, background, foreground, wait, settle, want, may, within, see or expect."
        ),
        (
            "tap Retry",
            #"scenario line 1, column 5: "tap Retry": expected the button's label in quotes "#
                + #"but found "Retry". Example: `tap "Retry"`."#
        ),
        (
            "see spiner",
            #"scenario line 1, column 5: "see spiner": "spiner" is not allowed after `see`. "#
                + #"Did you mean "spinner"? Example: `see image /200/200`."#
        ),
        (
            "see Hello",
            #"scenario line 1, column 5: "see Hello": "Hello" is not a word that `see` knows. "#
                + #"To look for that text, write `see "Hello"`."#
        ),
        (
            "  wait 5 sec",
            #"scenario line 1, column 8: "wait 5 sec": "5sec" is not a length of time. "#
                + "Write a number and its unit: `300ms`, `1.5s`, `2min` or `1h`."
        ),
        (
            "wait",
            #"scenario line 1, column 5: "wait": a length of time such as `300ms` is missing at the end. "#
                + "Example: `wait 100ms`."
        ),
        (
            "want https://picsum.photos/200/300",
            #"scenario line 1, column 6: "want https://picsum.photos/200/300": "https://picsum.photos/200/300" "#
                + "is a whole URL. A resource is only the path of a URL. Write `/200/300`."
        ),
        (
            "set height=200",
            #"scenario line 1, column 5: "set height=200": `set` takes a name and a value without =. "#
                + "Write `set height 200`."
        ),
        (
            "tap “Retry”",
            #"scenario line 1, column 5: "tap “Retry”": the line contains a curly quote. "#
                + #"Use the straight " instead."#
        ),
        (
            "tap \"Retry",
            #"scenario line 1, column 5: "tap "Retry": the text that begins here has no closing quote. "#
                + #"Put " at the end of the text."#
        ),
        (
            "hide now",
            #"scenario line 1, column 6: "hide now": the line should end before "now". Example: `hide`. "#
                + "To write a comment, put # before the comment."
        ),
        (
            "route /a fails with timout after 1s",
            #"scenario line 1, column 21: "route /a fails with timout after 1s": "timout" is not allowed "#
                + #"after `fails with`. Did you mean "timeout"? Example: `route GET /200/300 replies image after 300ms`."#
        ),
        (
            "route /a replies text with \"ETag\" after 1s",
            #"scenario line 1, column 28: "route /a replies text with "ETag" after 1s": "ETag" is not a header. "#
                + #"Write the header's name, a colon and the value, such as "Retry-After: 30"."#
        ),
        (
            "route /a replies text with \"A: 1\" and \"a: 2\" after 1s",
            #"scenario line 1, column 39: "route /a replies text with "A: 1" and "a: 2" after 1s": "#
                + #"this response has the header "a" twice. Keep one of the two headers."#
        ),
        (
            "route /a replies text with \"Content-Length: 3\" after 1s",
            #"scenario line 1, column 28: "route /a replies text with "Content-Length: 3" after 1s": "#
                + "the course computes the header Content-Length from the response's body. Remove the header."
        ),
        (
            "route /a fails with timeout with \"A: 1\" after 1s",
            #"scenario line 1, column 29: "route /a fails with timeout with "A: 1" after 1s": "#
                + "a request that fails gets no response and no headers. Remove the headers, or reply with a status such as `503`."
        ),
        (
            "route /a replies json '''{} after 1s",
            #"scenario line 1, column 23: "route /a replies json '''{} after 1s": the text that begins here has no closing "#
                + "'''. End the text with '''. In a file, the text may end on a later line; at the prompt, the text ends on the same line."
        ),
        (
            "route /a replies smaple after 1s",
            #"scenario line 1, column 18: "route /a replies smaple after 1s": "smaple" is not allowed as a reply. "#
                + #"Did you mean "sample"? Example: `route GET /200/300 replies image after 300ms`."#
        ),
        (
            "expect 2 requests, 3 requests",
            #"scenario line 1, column 22: "expect 2 requests, 3 requests": this line counts "request" twice. "#
                + "Keep one of the two counts."
        ),
        (
            "expect 2 requests in flight",
            #"scenario line 1, column 10: "expect 2 requests in flight": the number of requests in flight changes "#
                + "all the time, so `expect` can only check a limit. Write `expect at most 2 requests in flight`."
        ),
        (
            "expect at most 3 bodies of /a",
            #"scenario line 1, column 28: "expect at most 3 bodies of /a": "/a" is not the name of a view or a model. "#
                + "A name has letters, digits and _, as in Swift."
        ),
        (
            "expect at least 3 requests",
            #"scenario line 1, column 11: "expect at least 3 requests": "least" is not allowed after `at`. "#
                + "Write most. Example: `expect 2 requests, 1 cancelled`."
        ),
    ])
    func `produces an error with the fact, the evidence and the next step`(line: String, message: String) {
        let error = #expect(throws: ScenarioError.self) { try Scenario(parsing: line, name: "x") }
        #expect(error?.description == message)
    }

    @Test(arguments: [
        (
            "pick height from 200, 300\nset height {hieght}",
            #"scenario line 2, column 12: "set height {hieght}": no `pick` line gives {hieght} a value. "#
                + #"Did you mean "height"?"#
        ),
        (
            "set height {height}",
            #"scenario line 1, column 12: "set height {height}": no `pick` line gives {height} a value. "#
                + "Write a `pick` line above, such as `pick height from 200, 300`."
        ),
        (
            "pick status from 404, 700\nroute /a replies {status} after 1s",
            #"scenario line 2, column 18: "route /a replies {status} after 1s": when {status} is 700, "#
                + #""700" is not a status code. Write a number from 100 to 599, such as `404`."#
        ),
        (
            "pick a from x, y\npick b, a from x, y, z",
            #"scenario line 2, column 1: "pick b, a from x, y, z": two picked values have the name "a". "#
                + "Give one of the values another name."
        ),
        (
            "pick a, b, c from x, y",
            #"scenario line 1, column 14: "pick a, b, c from x, y": 2 values are too few for 3 names. "#
                + "List at least 3 values; a range of times has one value every 10ms."
        ),
        (
            "pick a from 400ms to 100ms",
            #"scenario line 1, column 22: "pick a from 400ms to 100ms": the range begins with its larger end. "#
                + "Write `100ms to 400ms`."
        ),
        (
            "see \"{ \"",
            #"scenario line 1, column 6: "see "{ "": this brace needs a name and }, as in {height}. "#
                + #"For the brace itself, write \{ in quotes."#
        ),
    ])
    func `produces such an error for a wrong pick, too`(lines: String, message: String) {
        let error = #expect(throws: ScenarioError.self) { try Scenario(parsing: lines, name: "x") }
        #expect(error?.description == message)
    }

    @Test(arguments: [
        "pick", "pick a", "pick a from", "pick a from x", "pick a from x, x", "pick a, a from x, y",
        "pick 3 from x, y", "pick a from x to y", "pick a from 1 to 1", "pick a from 1 to 2000000",
        "pick a from 100ms to 105ms", "pick a from 1 to 2ms", "pick a from x=1, y", "pick a from x, , y",
        "pick a from x, y z", "see {", "see {a", "see {1}", "see {}",
        "pick a from 1 to 30\nshow x{a}=1 x17=2", "pick a from wait, pick\n{a} b from 1, 2",
        "pick a from 1, 2\npick b from {a}, 3", "pick a from 5 to 900\nroute /a replies {a} after 1s",
        "pick a, b from 1 to 900\nroute /a replies {a} after 1s", "pick a from \"x y\", \"z\"\nshow {a}=1",
        "pick a from x, y\nshow {a}=1 x=2",
    ])
    func `includes a line with a wrong pick or hole`(text: String) {
        #expect(throws: ScenarioError.self) { try Scenario(parsing: text, name: "x") }
    }

    @Test func `names the missing file and the nearest existing one`() {
        let text = "pick kind from json, jsno\nroute /a replies fixture forecast.{kind} after 1s"
        let error = #expect(throws: ScenarioError.self) {
            try Scenario(parsing: text, name: "x", fixtures: ["forecast.json": []])
        }
        #expect(
            error?.description
                == #"scenario line 2, column 26: "route /a replies fixture forecast.{kind} after 1s": "#
                + #"when {kind} is jsno, the scenario's folder has no file "forecast.jsno". "#
                + #"Did you mean "forecast.json"?"#)
    }

    @Test func `produces an error with its file and line`() {
        let error = #expect(throws: ScenarioError.self) {
            try Scenario(parsing: "show\nhid", name: "x", firstLine: 20, file: "exercise.md")
        }
        #expect(
            error?.description
                == #"exercise.md line 21, column 1: "hid": no verb is called "hid". Did you mean "hide"?"#)
    }

    @Test(arguments: [
        "", "# only a title", "show height", "show height=", "show a=1 a=2", "set 3 4", "set a", "set a b=c",
        "rerender 0 times", "rerender 5", "tap Retry", "type \"a\"", "type a into \"b\"",
        "type \"a\" in \"b\"", "submit", "toggle", "choose \"a\"", "refresh \"a\"", "scroll", "scroll to",
        "scroll to row",
        "scroll to row 0", "scroll to middle", "tab Home", "back 2", "wait 1.5", "wait -1s", "wait 0.5ns",
        "wait 99999999h",
        "wait 99999999999999999999s", "wait 1.s", "settle in 3s", "want", "want nothing, /a", "want /a,",
        "want nothing within 1s", "want /a within", "may", "may nothing, /a", "may /a within 1s",
        "within", "within 1s", "within 1s want /a", "within 1s see", "within see spinner",
        "want a",
        "want get /a", "want FETCH /a", "see", "see no", "see image", "see body /a", "see a \"b\"",
        "see \"a\"b",
        "see \"\\x\"", "see \"\\", "see button Retry", "expect", "expect requests", "expect 2",
        "expect 2 cookies",
        "expect -1 requests", "expect ٣ requests", "route /a", "route /a replies image 300ms",
        "route /a replies 99 after 1s", "route /a replies 700 after 1s", "route /a fails after 1s",
        "route /a replies text after 1s then", "route /a replies text after 2s to 1s",
        "route /a replies text after 1s to 1005ms", "route /a replies text after 1s to",
        "route /a replies fixture after 1s", "route /a replies fixture ../secret after 1s",
        "route /a replies fixture /etc/passwd after 1s", "route /a replies fixture .hidden after 1s",
        "route /a replies fixture a/b.json after 1s", "route /a replies fixture \"\" after 1s",
        "route /a replies text after 1s and image after 1s", "route /a replies sample \"x\" after 1s",
        "route /a replies text with after 1s", "route /a replies text with A: 1 after 1s",
        "route /a replies text with \"A b: 1\" after 1s", "route /a replies text with \": 1\" after 1s",
        "route /a replies text with \"A: 1\", \"B: 2\" after 1s",
        "route /a replies text with \"A: b\\nc\" after 1s",
        "route /a replies text after 1s with \"A: 1\"", "route /a replies json '{} after 1s",
    ])
    func `is an error in every case`(text: String) {
        #expect(throws: ScenarioError.self) { try Scenario(parsing: text, name: "x") }
    }
}
