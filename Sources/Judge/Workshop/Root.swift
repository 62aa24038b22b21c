import Wire

/// The view, app or preview in a learner's files that the course puts on screen.
///
///     Root.candidates(in: outline)     // [.view(Host)]
public enum Root: Hashable, Sendable {
    case view(SourceOutline.View)
    case app(SourceOutline.NamedType)
    case preview(SourceOutline.Preview)
    case provider(SourceOutline.NamedType)
    /// The window of an older app, which the app's delegate creates.
    case window(scene: SourceOutline.NamedType?, app: SourceOutline.NamedType?)

    /// The roots to show if the user names none. Roots are chosen in this order: the view named `Host`, the app marked
    /// `@main`, the first `#Preview`, the first `PreviewProvider`, and every view that needs no arguments.
    public static func candidates(in outline: SourceOutline) -> [Root] {
        let views = outline.views.filter { $0.needs.isEmpty && !$0.isHidden }
        if let host = views.first(where: { $0.name == "Host" }) { return [.view(host)] }
        if let app = outline.apps.first { return [.app(app)] }
        if let preview = outline.previews.first { return [.preview(preview)] }
        if let provider = outline.providers.first { return [.provider(provider)] }
        return views.map { .view($0) }
    }

    /// The root of a whole app: its type marked `@main`, else the delegates that make its window.
    public static func ofWholeApp(_ outline: SourceOutline) -> Root? {
        if let app = outline.apps.first { return .app(app) }
        let (scene, app) = (outline.sceneDelegates.first, outline.appDelegates.first)
        return scene == nil && app == nil ? nil : .window(scene: scene, app: app)
    }

    /// All roots that can be chosen by name.
    public static func all(in outline: SourceOutline) -> [Root] {
        outline.views.filter { $0.needs.isEmpty && !$0.isHidden }.map { .view($0) }
            + outline.apps.map { .app($0) }
            + outline.previews.map { .preview($0) }
            + outline.providers.map { .provider($0) }
    }

    public var name: String {
        switch self {
        case .view(let view): view.name
        case .app(let app): app.name
        case .preview(let preview): preview.title ?? "Preview"
        case .provider(let provider): provider.name
        case .window(let scene, let app): scene?.name ?? app?.name ?? "window"
        }
    }

    /// The kind, the name and the place of the root, such as `the view Host (Host.swift:4)`.
    public var inWords: String {
        switch self {
        case .view(let view): "the view \(view.name) (\(view.file):\(view.line))"
        case .app(let app): "the app \(app.name) (\(app.file):\(app.line))"
        case .preview(let preview):
            "the preview\(preview.title.map { " \"\($0)\"" } ?? "") (\(preview.file):\(preview.line))"
        case .window(let scene, let app):
            "the window" + ((scene ?? app).map { " that \($0.name) makes (\($0.file):\($0.line))" } ?? "")
        case .provider(let provider): "the preview \(provider.name) (\(provider.file):\(provider.line))"
        }
    }

    /// The beginnings of the expressions that can show a whole app.
    static let appExpressions = (app: "_AppRoot(", window: "_SceneRoot(")

    public func answer(of files: [Answer.File]) -> Answer {
        switch self {
        case .view(let view): Answer(files: files, root: "\(view.name)()", mayHaveKnobs: true)
        case .app(let app):
            Answer(files: files, root: "\(Self.appExpressions.app)\(app.name).self)", mayHaveKnobs: true)
        case .preview(let preview):
            Answer(
                files: files.map { $0.name == preview.file ? preview.staged(in: $0) : $0 },
                root: "\(SourceOutline.Preview.typeName)()", mayHaveKnobs: true)
        case .provider(let provider): Answer(files: files, root: "\(provider.name).previews")
        case .window(let scene, let app):
            Answer(
                files: files,
                root: Self.appExpressions.window
                    + [scene.map { "\($0.name)()" }, app.map { "app: \($0.name)()" }].compactMap(\.self)
                    .joined(separator: ", ") + ")", mayHaveKnobs: true)
        }
    }
}

extension SourceOutline.Preview {
    static let typeName = "PreviewOnStage"

    /// A copy of the file in which a view replaces the preview, so that the view can use the file's private
    /// declarations. Lines up to the view's end keep their numbers, and each `@Previewable` declaration becomes a
    /// property.
    func staged(in file: Answer.File) -> Answer.File {
        let bytes = file.bytes
        func text(_ range: Range<Int>) -> [UInt8] { Array(bytes[range.clamped(to: 0..<bytes.count)]) }
        func blank(_ range: Range<Int>) -> [UInt8] { text(range).map { $0 == 10 ? 10 : 32 } }
        var body: [UInt8] = []
        var properties: [UInt8] = []
        var place = bodyStart
        for state in states {
            body += text(place..<state.start) + blank(state.start..<state.end)
            properties += Array("; ".utf8) + text(state.attributeEnd..<state.end)
            place = state.end
        }
        body += text(place..<bodyEnd)
        // Drops a preview's title and traits before its closure, but keeps their line breaks.
        let lines = text(start..<bodyStart).filter { $0 == 10 }
        let head = Array("struct \(Self.typeName): View { var body: some View ".utf8)
        var staged = file
        staged.bytes =
            text(0..<start) + head + lines + body + properties + Array(" }".utf8) + text(end..<bytes.count)
        return staged
    }
}
