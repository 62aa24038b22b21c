import Gate
import Testing
import Wire

/// Tests which code the course leaves out of a learner's own app when a part of the app does not
/// compile.
@Suite struct `A piece that does not compile` {
    private static let source = """
        struct Feed: View {
            init() {
                Tracker.start { $0.key = "a" }
                count = 1
            }
            var body: some View {
                Text("Feed")
                    .traced("Feed")
                    .opacity(Soup.depth)
                    .bold()
            }
            func load() async throws -> [Story] {
                let page = try Soup.parse(html)
                return page.stories
            }
            func first() -> Story? { Soup.first }
            var title: some View { Text("Title").backdrop(.deep).bold() }
            func date() -> String { Formatter().spelled(.now) }
            func save() { Soup.save() }
            func end() { switch state { case .on: Soup.close(); default: break } }
            let parser: Parser
            @ObservationIgnored @Stored("size") private var size: Int
            @Stored(.init(key: "name", defaultValue: "Ann"))
            var name: String
            @Inject var service: Service
        }
        extension Document { var a: Int { 1 } }
        """

    /// The source after the course has left out code because of an error at `text`.
    private func without(_ text: String, _ level: Pruning.Level = .least) throws -> String {
        let source = Self.source
        let range = try #require(source.range(of: text))
        let before = source[..<range.lowerBound]
        let line = before.count { $0 == "\n" } + 1
        let column =
            before.utf8.count
            - (before.utf8.lastIndex(of: 10).map { before.utf8.distance(from: before.startIndex, to: $0) + 1 }
                ?? 0) + 1
        let cut = Pruning(Source(name: "Feed.swift", bytes: Array(source.utf8))).cut(
            atLine: line, column: column, level: level)
        let bytes = Array(source.utf8)
        let gone = String(decoding: bytes[cut.start..<cut.end], as: UTF8.self)
        return
            "\(cut.kind) \(cut.name): \(gone.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "⏎"))|\(cut.replacement)"
    }

    @Test func `is a modifier, if its name is unknown`() throws {
        #expect(try without("traced") == "modifier .traced: .traced(\"Feed\")|")
    }

    @Test func `is a modifier, if its argument is unknown`() throws {
        #expect(try without("Soup.depth") == "modifier .opacity: .opacity(Soup.depth)|")
    }

    @Test func `is a modifier in the line of its view, but not a call in another function`() throws {
        #expect(try without("backdrop") == "modifier .backdrop: .backdrop(.deep)|")
        #expect(try without("spelled").hasPrefix("body date(): Formatter().spelled(.now)"))
    }

    @Test func `is a statement whose value is not used`() throws {
        #expect(try without("Tracker") == "statement Tracker.start: Tracker.start { $0.key = \"a\" }|")
        #expect(try without("Soup.close") == "statement Soup.close: Soup.close()|()")
        #expect(try without("Soup.save") == "statement Soup.save: Soup.save()|")
    }

    @Test func `is a body, if others need its value`() throws {
        #expect(
            try without("Soup.parse")
                == "body load(): let page = try Soup.parse(html)⏎return page.stories⏎| throw NSError(domain: \"load() is left out in the course\", code: 0) "
        )
        #expect(try without("Soup.first") == "body first(): Soup.first | nil ")
        #expect(try without("traced", .body).hasSuffix("| EmptyView() "))
    }

    @Test func `is an attribute, if the property can start with a plain value`() throws {
        #expect(
            try without("@Stored(\"size")
                == "modifier @Stored: @ObservationIgnored @Stored(\"size\") private var size: Int|private var size: Int = 0"
        )
        #expect(try without("@Stored(.init").hasSuffix("|var name: String = \"Ann\""))
        #expect(try without("@Inject") == "declaration service: @Inject var service: Service|")
    }

    @Test func `is a declaration, if no body has the error`() throws {
        #expect(try without("Parser") == "declaration parser: let parser: Parser|")
        #expect(
            try without("Document")
                == "declaration extension Document: extension Document { var a: Int { 1 } }|")
    }
}
