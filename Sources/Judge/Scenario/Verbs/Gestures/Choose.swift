import Wire

/// `choose "By price" in "Sort"`: chooses an option of a picker, or moves a slider or a stepper one step.
enum ChooseVerb: GestureKind {
    static let role = VerbRole.deed(inGeneral: "the user chose an option")
    static let sentence = "Chooses an option of a picker, or moves a slider or a stepper one step."
    static let forms = [#"choose "By price" in "Sort""#, #"choose "+" in "Volume""#]
    static let completions: [VerbCompletion] = [.labelAfterText(word: "in", of: [.field])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        let option = try line.text("the option's label in quotes")
        try line.keyword("in", "after the option")
        return .choose(option: option, picker: try line.text("the picker's label in quotes"))
    }

    static func written(_ option: String, in picker: String) -> String {
        "choose \(inQuotes(option)) in \(inQuotes(picker))"
    }
}
