import TestSupport
import Testing
import Text

@testable import Terminal

@Suite struct `Source in a terminal` {
    private let before = """
        import SwiftUI

        struct Picture: View {
            let address: String
            @State private var picture: UIImage?

            var body: some View {
                VStack {
                    if let picture { Image(uiImage: picture) } else { ProgressView() }
                }
                .onAppear {
                    Task { picture = await load(address) }
                }
            }
        }
        """

    private var after: String {
        before.replacing(
            """
                    .onAppear {
                        Task { picture = await load(address) }
                    }
            """,
            with: """
                        .task(id: address) {
                            picture = await load(address)
                        }
                """)
    }

    private func drawn(_ lines: [StyledText], _ style: PageStyle) -> String {
        lines.map { $0.rendered(for: style) + "\n" }.joined()
    }

    @Test(arguments: [80, 40])
    func `shows line numbers`(width: Int) throws {
        let style = PageStyle(width: width)
        try expectSnapshot(drawn(SourceListing(before).lines(for: style), style), "listing-\(width).txt")
    }

    @Test(arguments: [80, 40])
    func `shows how two files differ`(width: Int) throws {
        let style = PageStyle(width: width)
        let difference = SourceDifference(from: before, to: after)
        try expectSnapshot(drawn(difference.lines(for: style), style), "difference-\(width).txt")
    }

    @Test func `shows the same facts by signs and by color`() throws {
        let style = PageStyle(width: 80, hasColor: true)
        let difference = SourceDifference(from: before, to: after)
        try expectSnapshot(drawn(difference.lines(for: style), style), "difference-colour.txt")
        #expect(difference.lines(for: .plain()).allSatisfy { $0.plain.allSatisfy(\.isASCII) })
    }

    @Test func `is never wider than the terminal, whatever the file contains`() {
        let text = "let 東京 = \"" + String(repeating: "👩‍👩‍👧 größe ", count: 20) + "\"\n\tx\n"
        for width in [20, 40, 80] {
            let style = PageStyle(width: width)
            let lines =
                SourceListing(text).lines(for: style)
                + SourceDifference(from: text, to: "x").lines(for: style)
            #expect(lines.allSatisfy { $0.columns <= width })
        }
    }

    @Test func `cannot steer the terminal`() {
        let source = "let a = 1 // \u{1B}[2J\u{202E}\n"
        let lines =
            SourceListing(source).lines(for: PageStyle())
            + SourceDifference(from: source, to: "").lines(for: PageStyle())
        #expect(lines.contains { $0.plain.contains("// ?[2J?") })
        #expect(!lines.contains { $0.plain.contains("\u{1B}") || $0.plain.contains("\u{202E}") })
    }

    @Test func `shows no difference between equal texts`() {
        #expect(SourceDifference(from: before, to: before).isEmpty)
        #expect(!SourceDifference(from: before, to: after).isEmpty)
    }
}
