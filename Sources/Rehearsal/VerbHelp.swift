/// What a verb of the scenario language does, and every form in which it is written.
///
///     VerbHelp.of("route")?.sentence      // "Says how the network answers; …"
struct VerbHelp {
    let sentence: String
    let forms: [String]

    private init(_ sentence: String, _ forms: String...) { (self.sentence, self.forms) = (sentence, forms) }

    static func of(_ verb: String) -> VerbHelp? { all[verb] }

    /// In the order in which `help` lists the verbs.
    private static let all: [String: VerbHelp] = [
        "pick": VerbHelp(
            "Gives a name to what the seed draws; later lines say it in braces.",
            "pick height from 200, 300, 400",
            "pick first, second from width, height", "pick latency from 100ms to 400ms",
            "pick row from 5 to 30"),
        "route": VerbHelp(
            "Says how the network answers a path. Replies are used in turn, and the last one for ever.",
            "route /a replies image after 300ms", "route POST /a replies text after 250ms to 350ms",
            "route /a replies 500 after 1s then text after 1s", "route /a replies fixture a.json after 10ms",
            "route /a fails with timeout after 2s"),
        "show": VerbHelp(
            "Puts the app on screen, with knobs set before.", "show", "show height=300 title=\"Two words\""),
        "hide": VerbHelp("Takes the app off screen, as a pop or a dismissal would.", "hide"),
        "set": VerbHelp("Changes one knob of the host.", "set height 200", "set title \"Two words\""),
        "rerender": VerbHelp(
            "Runs the host's body again with nothing changed.", "rerender", "rerender 5 times"),
        "tap": VerbHelp(
            "Touches a button, a link, a switch, or whatever has a tap gesture, by what it says.",
            "tap \"Retry\""),
        "open": VerbHelp("Follows a link, or unfolds a menu or a group.", "open \"Shoes\""),
        "type": VerbHelp(
            "Replaces what stands in a field, one letter after the other.", "type \"swift\" into \"Search\""),
        "submit": VerbHelp("Leaves a field with the return key.", "submit \"Search\""),
        "toggle": VerbHelp("Turns a switch over.", "toggle \"Notifications\""),
        "choose": VerbHelp(
            "Takes an option of a picker; of a slider or a stepper one step.",
            "choose \"By price\" in \"Sort\"", "choose \"+\" in \"Volume\""),
        "refresh": VerbHelp("Pulls the content down.", "refresh"),
        "scroll": VerbHelp(
            "Moves the first list or lazy stack on screen. Rows count from 1.", "scroll to row 30",
            "scroll to end", "scroll to top"),
        "tab": VerbHelp("Chooses a tab.", "tab \"Home\""),
        "back": VerbHelp("Takes the top page off a navigation stack. `rewind` goes back in time.", "back"),
        "dismiss": VerbHelp("Swipes a sheet away, or touches beside a menu.", "dismiss"),
        "background": VerbHelp("Leaves the app for another.", "background"),
        "foreground": VerbHelp("Comes back to the app.", "foreground"),
        "wait": VerbHelp(
            "Lets exactly this much time pass. Units are ns, us, ms, s, min and h.", "wait 100ms", "wait 1.5s"
        ),
        "settle": VerbHelp(
            "Lets time pass until nothing is left to happen, for 60 s at most.", "settle", "settle within 10s"
        ),
        "want": VerbHelp(
            "Says what is wanted from now on: exactly these.", "want /a, POST /b",
            "want /search within 400ms",
            "want nothing"),
        "may": VerbHelp(
            "Names what may be fetched or not from now on.", "may /config, POST /log", "may nothing"),
        "within": VerbHelp(
            "Lets this much time pass, and holds if `see` would have held at any moment of it.",
            "within 500ms see image /a", "within 2s see no spinner"),
        "see": VerbHelp(
            "Checks the screen as it is now; `see no` is its opposite.", "see \"Hello\"",
            "see button \"Retry\"",
            "see spinner", "see error", "see image /a", "see body of /a", "see no spinner"),
        "expect": VerbHelp(
            "Counts over the whole run so far.", "expect 2 requests, 1 cancelled", "expect no requests"),
    ]
}
