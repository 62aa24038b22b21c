import CommandLine
import Text
import Wire
import Workshop

/// Chooses which view of a learner's files the lab shows: the named view, the only view, or the view that the
/// person picks.
struct RootChoice {
    let files: [Answer.File]
    let compiler: LabCompiler
    /// True to choose the `@main` app instead of a view named Host.
    var isWholeApp = false

    /// - Parameter choose: asks for one of several views.
    func root(named name: String?, choosing choose: ([Root]) throws -> Root) throws -> Root {
        let outline = try compiler.outline(of: files)
        if let name {
            let all = Root.all(in: outline)
            guard let root = all.first(where: { $0.name == name }) else {
                guard !all.isEmpty, !outline.views.contains(where: { $0.name == name }) else {
                    try compileWithoutRoot()
                    throw LabFault.nothingToShow(nothingToShow(outline, not: name))
                }
                let nearest = Spelling.suggestions(for: name, among: all.map(\.name)).first
                throw UsageError(
                    "the lab cannot show a view \"\(name)\"; choose from \(all.map(\.name).joined(separator: ", "))",
                    suggestion: nearest.map { "--root \($0)" })
            }
            return root
        }
        if isWholeApp, let root = Root.ofWholeApp(outline) { return root }
        let candidates = Root.candidates(in: outline)
        if candidates.count > 1 { return try choose(candidates) }
        guard let root = candidates.first else {
            try compileWithoutRoot()
            throw LabFault.nothingToShow(nothingToShow(outline))
        }
        return root
    }

    /// If compiler errors exist, throws the errors, because they matter more than a missing view.
    private func compileWithoutRoot() throws {
        _ = try compiler.build(Answer(files: files, root: "EmptyView()", mayHaveKnobs: true))
    }

    private func nothingToShow(_ outline: SourceOutline, not name: String? = nil) -> String {
        let views = outline.views
        let named = views.first { $0.name == name }
        guard let view = named ?? views.first(where: { !$0.isHidden }) ?? views.first else {
            return "these files have no view"
        }
        let needs =
            view.needs.isEmpty ? "is private to its file" : "needs \(view.needs.joined(separator: ", "))"
        let lead =
            named == nil
            ? "the lab cannot show these views on their own: \(view.name)"
            : "the lab cannot show \(view.name) on its own: this view"
        return """
            \(lead) \(needs).
            Pass its arguments in a preview, in the same file:
                #Preview { \(view.name)(\(view.needs.map { "\($0): …" }.joined(separator: ", "))) }
            To change its arguments in the lab, wrap it in a view named Host, in a separate file:
                import Lab
                import SwiftUI
                struct Host: View {
                    @Knob var height = 300
                    var body: some View { \(view.name)(…) }
                }
            """
    }
}
