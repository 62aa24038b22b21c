import CommandLine
import Text
import Wire
import Workshop

/// Which view of a learner's files comes on screen: the one that is asked for, the only one, or the one that is chosen.
struct RootChoice {
    let files: [Answer.File]
    let compiler: LabCompiler

    /// - Parameters:
    ///   - name: of the view that is asked for.
    ///   - choose: asked when several views could be shown.
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
                    "there is no \"\(name)\" that can be shown; there is \(all.map(\.name).joined(separator: ", "))",
                    suggestion: nearest.map { "--root \($0)" })
            }
            return root
        }
        let candidates = Root.candidates(in: outline)
        if candidates.count > 1 { return try choose(candidates) }
        guard let root = candidates.first else {
            try compileWithoutRoot()
            throw LabFault.nothingToShow(nothingToShow(outline))
        }
        return root
    }

    /// Of files that do not compile, that is what has to be said.
    private func compileWithoutRoot() throws {
        _ = try compiler.build(Answer(files: files, root: "EmptyView()", mayHaveKnobs: true))
    }

    /// - Parameter name: of the view that was asked for.
    private func nothingToShow(_ outline: SourceOutline, not name: String? = nil) -> String {
        let views = outline.views
        let named = views.first { $0.name == name }
        guard let view = named ?? views.first(where: { !$0.isHidden }) ?? views.first else {
            return "there is no view in these files"
        }
        let needs =
            view.needs.isEmpty ? "is private to its file" : "needs \(view.needs.joined(separator: ", "))"
        let lead =
            named == nil
            ? "no view here can be shown as it is: \(view.name)" : "\(view.name) cannot be shown as it is: it"
        return """
            \(lead) \(needs).
            Give it what it needs in a preview, in the same file:
                #Preview { \(view.name)(\(view.needs.map { "\($0): …" }.joined(separator: ", "))) }
            To change what it gets while you play, put a view named Host around it, in a file of its own:
                import Lab
                import SwiftUI
                struct Host: View {
                    @Knob var height = 300
                    var body: some View { \(view.name)(…) }
                }
            """
    }
}
