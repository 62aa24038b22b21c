import Wire

extension Scope {
    /// The code that does the work, such as `ProfilePicture's .task` or `a Task that no view owns, begun in …`.
    public var spelled: String {
        isTask ? "a Task that no view owns, begun in \(ownerAndPhase)" : ownerAndPhase
    }

    /// The code that does the work, without the fact that no view owns a `Task`.
    var start: String { isTask ? "a Task begun in \(ownerAndPhase)" : ownerAndPhase }

    /// True if the code runs in a `Task` that the app made.
    private var isTask: Bool { isUnowned && phase != .outside }

    /// The view and the phase: `ProfilePicture's .task`. If the phase is `init`, the text names the type whose init
    /// ran.
    var ownerAndPhase: String {
        guard phase != .outside else { return "code outside every view" }
        if phase == .`init`, let type, !type.isEmpty { return "\(type)'s init" }
        return "\(viewName.isEmpty ? "a view" : viewName)'s \(phase.spelled)"
    }
}

extension ScopePhase {
    /// The phase as source code writes it: `.task`, `init`.
    public var spelled: String {
        switch self {
        case .`init`: "init"
        case .body: "body"
        case .onAppear: ".onAppear"
        case .onDisappear: ".onDisappear"
        case .task: ".task"
        case .asyncImage: "AsyncImage"
        case .refreshable: ".refreshable"
        case .onChange: ".onChange"
        case .onReceive: ".onReceive"
        case .onDismiss: "onDismiss"
        case .action: "action"
        case .makeView: "makeUIView"
        case .updateView: "updateUIView"
        case .outside: "outside"
        }
    }
}
