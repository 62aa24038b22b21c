import Wire

/// `set height 200`: the app's parent view changes one input of the app.
enum SetVerb: VerbKind {
    static let sentence = "Changes one knob of the host."
    static let forms = ["set height 200", #"set title "Two words""#]
    static let role = VerbRole.deed(inGeneral: "an input changed")
    static let completions: [VerbCompletion] = [.knob]

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        if case .setting(let knob) = line.next?.kind {
            throw line.error(.setWithEquals(knob: knob, value: line.next?.text ?? ""))
        }
        guard let name = line.next else { throw line.missing("the name of a knob") }
        guard name.kind == .word, isName(name.text) else { throw line.error(.knobName(name.text)) }
        _ = try line.take("the name of a knob")
        let value = try line.value("the knob's value")
        return .set(KnobSetting(knob: name.text, value: value))
    }

    static func written(_ setting: KnobSetting) -> String {
        "set \(setting.knob) \(inQuotesIfNeeded(setting.value))"
    }
}
