import Testing

@Suite struct `The Preview macros` {
    @Test(arguments: [
        "#Preview { Text(\"x\") }", "#Preview(\"Empty\") { Text(\"x\") }",
        "#Preview(traits: .sizeThatFitsLayout) { Text(\"x\") }",
    ])
    func `remove previews`(source: String) {
        let expansion = Expansion(of: source + "\nlet after = 1")
        #expect(expansion.text.contains("let after = 1"))
        #expect(!expansion.text.contains("Text"))
        #expect(expansion.mistakes.isEmpty)
    }

    @Test func `allow Previewable state only in a preview`() {
        #expect(
            Expansion(of: "struct A { @Previewable @State var on = false }").mistakes == [
                "@Previewable belongs to a property inside #Preview"
            ])
    }
}
