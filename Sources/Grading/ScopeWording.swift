import Wire

extension Scope {
    /// Who was at work: `ProfilePicture's .task`.
    public var spelled: String {
        isUnowned && phase != .outside ? "a Task that no view owns, begun in \(ownerAndPhase)" : ownerAndPhase
    }

    /// Whose, and when: `ProfilePicture's .task`.
    var ownerAndPhase: String {
        guard phase != .outside else { return "code outside every view" }
        return "\(viewName.isEmpty ? "a view" : viewName)'s \(phase.spelled)"
    }
}

extension ScopePhase {
    /// As one writes it in source: `.task`, `init`.
    public var spelled: String {
        switch self {
        case .`init`: "init"
        case .body: "body"
        case .onAppear: ".onAppear"
        case .onDisappear: ".onDisappear"
        case .task: ".task"
        case .onChange: ".onChange"
        case .onReceive: ".onReceive"
        case .action: "action"
        case .outside: "outside"
        }
    }
}
