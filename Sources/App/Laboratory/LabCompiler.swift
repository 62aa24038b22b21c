import Study
import Wire
import Workshop

/// Builds the app for the lab, and writes the error messages.
struct LabCompiler {
    let workshop: Workshop
    let page: VerifyPage
    /// A missing module can cause hundreds of errors, so the lab shows only the first 20.
    private static let mostErrors = 20

    func build(_ answer: Answer) throws -> BuiltApp {
        switch try workshop.build(answer, for: 1) {
        case .built(let app): return app
        case .refused(let findings): throw refusal(findings)
        case .rejected(let diagnostics):
            let shown = answer.wholeApp == nil ? diagnostics : diagnostics.filter { $0.severity == .error }
            let rest = answer.wholeApp == nil ? 0 : shown.count - Self.mostErrors
            throw LabFault.notBuilt(
                (["your files do not compile:"] + shown.dropLast(max(0, rest)).map(page.described)
                    + (rest > 0 ? ["and \(rest) more errors"] : [])).joined(separator: "\n"),
                .rejected(diagnostics))
        case .exceeded(let limit, let phase): throw excess(limit, phase)
        }
    }

    func outline(of files: [Answer.File]) throws -> SourceOutline {
        switch try workshop.outline(of: files, mayHaveKnobs: true) {
        case .read(let outline): return outline
        case .refused(let findings): throw refusal(findings)
        case .exceeded(let limit): throw excess(limit, .gate)
        }
    }

    private func refusal(_ findings: [GateFinding]) -> LabFault {
        .notBuilt(
            (["the course did not compile your files:"] + findings.map(page.described)).joined(
                separator: "\n"),
            .refused(findings))
    }

    private func excess(_ limit: Limit, _ phase: WorkPhase) -> LabFault {
        .notBuilt(page.described(limit, in: phase), .exceeded(limit, phase))
    }
}
