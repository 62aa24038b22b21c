import Study
import Wire
import Workshop

/// Builds the app for the lab, and words the errors.
struct LabCompiler {
    let workshop: Workshop
    let page: VerifyPage

    func build(_ answer: Answer) throws -> BuiltApp {
        switch try workshop.build(answer, for: 1) {
        case .built(let app): return app
        case .refused(let findings): throw refusal(findings)
        case .rejected(let diagnostics):
            throw LabFault.notBuilt(
                (["this does not compile:"] + diagnostics.map(page.described)).joined(separator: "\n"),
                .rejected(diagnostics))
        case .exceeded(let limit, let phase): throw excess(limit, phase)
        }
    }

    /// The views, apps and previews in these files.
    func outline(of files: [Answer.File]) throws -> SourceOutline {
        switch try workshop.outline(of: files, mayHaveKnobs: true) {
        case .read(let outline): return outline
        case .refused(let findings): throw refusal(findings)
        case .exceeded(let limit): throw excess(limit, .gate)
        }
    }

    private func refusal(_ findings: [GateFinding]) -> LabFault {
        .notBuilt(
            (["this was not compiled:"] + findings.map(page.described)).joined(separator: "\n"),
            .refused(findings))
    }

    private func excess(_ limit: Limit, _ phase: WorkPhase) -> LabFault {
        .notBuilt(page.described(limit, in: phase), .exceeded(limit, phase))
    }
}
