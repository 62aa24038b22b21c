import TestSupport
import Testing

/// A slow build looks up the names in a file. The look-up must accept every file that compiles.
@Suite(.completeProof) struct `A file that compiles` {
    @Test func `has no undeclared name`() throws {
        for shelf in [Shelf.ordinary, .corpus] {
            let undeclared = try shelf.undeclaredNames()
            #expect(undeclared.isEmpty, "\(undeclared)")
        }
    }
}

/// `Ordinary/OrderForm.swift` is one body of sixty lines. A wrong name in `OrderForm.swift` must produce an
/// error about that name.
@Suite(.completeProof) struct `A wrong name deep in a long form` {
    @Test(arguments: [
        (
            "$street)", "street)",
            "cannot convert value 'street' of type 'String' to expected type 'Binding<String>'"
        ),
        (".onSubmit { send() }", ".onSubmit { sned() }", "cannot find 'sned' in scope"),
        ("if name.isEmpty", "if nmae.isEmpty", "cannot find 'nmae' in scope"),
        ("Image(systemName", "Picture(systemName", "cannot find 'Picture' in scope"),
        ("$isGift.animation()", "$isGfit.animation()", "cannot find '$isGfit' in scope"),
        ("(total,", "(totl,", "cannot find 'totl' in scope"),
        (".navigationBarTitleDisplayMode", ".navigationBarTitleMode", "'navigationBarTitleMode'"),
        ("Cancel\") { dismiss() }", "Cancel\") { dismis() }", "cannot find 'dismis' in scope"),
        ("await load()", "await laod()", "cannot find 'laod' in scope"),
        ("item.name).font", "item.nmae).font", "'nmae' is declared nowhere"),
        (".buttonStyle(.borderless)", ".buttonStyle(.bordless)", "did you mean 'borderless'?"),
        ("gift\", isOn:", "gift\", isOm:", "'isOm'"),
        ("spacing: 12", "spacng: 12", "'spacng'"),
        (".font(.headline)", ".font(.headlin)", "'headlin'"),
        (".destructive)", ".destructiv)", "'destructiv'"),
        (".autocorrectionDisabled()", ".autocorectionDisabled()", "'autocorectionDisabled'"),
        (".cancellationAction", ".cancelationAction", "'cancelationAction'"),
        ("systemImage:", "systemIcon:", "'systemIcon'"),
    ])
    func `is reported with its line instead of as an expression that is too complex`(
        right: String, wrong: String, message: String
    ) throws {
        let form = try Shelf.ordinary.source("OrderForm.swift")
        let start = try #require(form.range(of: right)?.lowerBound, "\(right)")
        let line = form[..<start].count { $0 == "\n" } + 1
        let result = try Shelf.ordinary.build(
            "OrderForm.swift", saying: form.replacing(right, with: wrong, maxReplacements: 1))
        let lines = result.complaint.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("\(line): ") && $0.contains(message) }, "\(result.complaint)")
        #expect(!result.complaint.contains("in reasonable time"), "\(result.complaint)")
    }
}
