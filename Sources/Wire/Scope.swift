/// Who is speaking: the view, the phase of its life and the source line under which learner code runs.
///
/// The engine enters every closure of the learner through a scope, so each request and each
/// fact can say where it came from.
public struct Scope: Hashable, Sendable {
    /// The view's place in the tree, outermost first: `Host/ProfileScreen/ProfilePicture`.
    public var view: String

    public var phase: ScopePhase

    /// In an init: the type whose init it is. That may be another than the view, whose body makes the value.
    public var type: String?

    /// The modifier that opened the scope, or the call that made the request.
    public var location: SourceLocation?

    /// True for work in a `Task { }` that no view owns: nothing will cancel it.
    public var isUnowned: Bool

    public init(
        view: String, phase: ScopePhase, type: String? = nil, location: SourceLocation? = nil,
        isUnowned: Bool = false
    ) {
        self.view = view
        self.phase = phase
        self.type = type
        self.location = location
        self.isUnowned = isUnowned
    }

    /// The view's own name, without its ancestors.
    public var viewName: String {
        view.split(separator: "/").last.map(String.init) ?? view
    }
}

/// The part of a view's life in which learner code was called.
public enum ScopePhase: String, Codable, Sendable, CaseIterable {
    case `init`
    case body
    case onAppear
    case onDisappear
    case task
    case onChange
    case onReceive
    case action
    /// Not under any view: a global, a static, the app itself.
    case outside
}

/// A line of the learner's source.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// The file's name without a folder.
    public var file: String
    public var line: Int

    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// From `#fileID`, which reads `Module/File.swift`.
    public init(fileID: String, line: Int) {
        self.init(file: fileID.split(separator: "/").last.map(String.init) ?? fileID, line: line)
    }

    public var description: String { "\(file):\(line)" }
}
