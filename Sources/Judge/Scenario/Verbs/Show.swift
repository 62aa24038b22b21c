import Wire

/// `show height=300`: sets knobs and puts the app on screen.
enum ShowVerb: VerbKind {
    static let sentence = "Puts the app on screen, after setting these knobs."
    static let forms = ["show", #"show height=300 title="Two words""#]
    static let example = "show height=300"
    static let role = VerbRole.deed(inGeneral: "the screen was shown")
    static let completions: [VerbCompletion] = [.settings]

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        var settings: [KnobSetting] = []
        while let token = line.next {
            guard case .setting(let knob) = token.kind else {
                throw line.error(isName(token.text) ? .knobWithoutValue(token.text) : .knobName(token.text))
            }
            guard isName(knob) else { throw line.error(.knobName(knob)) }
            guard !settings.contains(where: { $0.knob == knob }) else { throw line.error(.knobTwice(knob)) }
            settings.append(KnobSetting(knob: knob, value: try line.take("a value").text))
        }
        return .show(settings)
    }

    static func written(_ settings: [KnobSetting]) -> String {
        (["show"] + settings.map { "\($0.knob)=\(inQuotesIfNeeded($0.value))" }).joined(separator: " ")
    }
}
