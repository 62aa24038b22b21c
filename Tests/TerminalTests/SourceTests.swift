import Testing

@testable import Terminal

@Suite struct SourceTests {
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

    private func drawn(_ lines: [StyledText], _ style: TerminalStyle) -> String {
        lines.map { $0.rendered(for: style) + "\n" }.joined()
    }

    @Test(arguments: [80, 40])
    func `a file is shown with the numbers of its lines`(width: Int) throws {
        let style = TerminalStyle(width: width)
        try Snapshot.check(drawn(SourceListing(before).lines(for: style), style), "listing-\(width)")
    }

    @Test(arguments: [80, 40])
    func `two files are shown by what differs`(width: Int) throws {
        let style = TerminalStyle(width: width)
        let difference = SourceDifference(from: before, to: after)
        try Snapshot.check(drawn(difference.lines(for: style), style), "difference-\(width)")
    }

    @Test func `colour adds to signs, and takes the place of none`() throws {
        let style = TerminalStyle(width: 80, hasColour: true)
        let difference = SourceDifference(from: before, to: after)
        try Snapshot.check(drawn(difference.lines(for: style), style), "difference-colour")
        #expect(difference.lines(for: .plain()).allSatisfy { $0.plain.allSatisfy(\.isASCII) })
    }

    @Test func `nothing is wider than the terminal, whatever is in the file`() {
        let text = "let 東京 = \"" + String(repeating: "👩‍👩‍👧 größe ", count: 20) + "\"\n\tx\n"
        for width in [20, 40, 80] {
            let style = TerminalStyle(width: width)
            let lines =
                SourceListing(text).lines(for: style)
                + SourceDifference(from: text, to: "x").lines(for: style)
            #expect(lines.allSatisfy { $0.columns <= width })
        }
    }

    @Test func `texts that are the same have no difference`() {
        #expect(SourceDifference(from: before, to: before).isEmpty)
        #expect(!SourceDifference(from: before, to: after).isEmpty)
    }
}
