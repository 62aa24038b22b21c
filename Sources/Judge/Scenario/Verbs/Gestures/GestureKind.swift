import Wire

/// A verb for a user action in the app.
protocol GestureKind: VerbKind {
    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture
}

extension GestureKind {
    static var role: VerbRole { .deed(inGeneral: "the user did something") }

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        .gesture(try gesture(&line))
    }
}

extension Gesture {
    var name: VerbName {
        switch self {
        case .tap: .tap
        case .open: .open
        case .type: .type
        case .submit: .submit
        case .toggle: .toggle
        case .choose: .choose
        case .refresh: .refresh
        case .scroll: .scroll
        case .tab: .tab
        case .back: .back
        case .dismiss: .dismiss
        case .press: .long
        case .swipe: .swipe
        case .drag: .drag
        case .openURL: .open
        case .background: .background
        case .foreground: .foreground
        }
    }

    /// The gesture as a scenario line, which the parser reads back as an equal gesture.
    var written: String {
        switch self {
        case .tap(let label): TapVerb.written(label)
        case .open(let label): OpenVerb.written(label)
        case .type(let text, let field): TypeVerb.written(text, into: field)
        case .submit(let field): SubmitVerb.written(field)
        case .toggle(let label): ToggleVerb.written(label)
        case .choose(let option, let picker): ChooseVerb.written(option, in: picker)
        case .refresh: RefreshVerb.written
        case .scroll(let place): ScrollVerb.written(place)
        case .tab(let title): TabVerb.written(title)
        case .back: BackVerb.written
        case .dismiss: DismissVerb.written
        case .press(let label): LongVerb.written(label)
        case .swipe(let label, let direction): SwipeVerb.written(label, direction)
        case .drag(let label, let right, let down): DragVerb.written(label, right: right, down: down)
        case .openURL(let address): OpenVerb.written(url: address)
        case .background: BackgroundVerb.written
        case .foreground: ForegroundVerb.written
        }
    }
}
