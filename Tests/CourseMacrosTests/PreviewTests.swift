import Testing

/// What becomes of previews.
struct PreviewTests {
    @Test(arguments: [
        "#Preview { Text(\"x\") }", "#Preview(\"Empty\") { Text(\"x\") }",
        "#Preview(traits: .sizeThatFitsLayout) { Text(\"x\") }",
    ])
    func `nothing is left of one`(source: String) {
        let expansion = Expansion(of: source + "\nlet after = 1")
        #expect(expansion.text.contains("let after = 1"))
        #expect(!expansion.text.contains("Text"))
        #expect(expansion.mistakes.isEmpty)
    }

    @Test func `state of its own is for previews only`() {
        #expect(
            Expansion(of: "struct A { @Previewable @State var on = false }").mistakes == [
                "@Previewable belongs to a property inside #Preview"
            ])
    }
}
