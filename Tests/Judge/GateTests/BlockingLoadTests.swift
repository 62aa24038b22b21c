import Testing

/// A web address that an app reads with a call for files, such as `Data(contentsOf:)`.
@Suite struct `A blocking load` {
    @Test(arguments: [
        "let d = try Data(contentsOf: URL(string: \"https://a.example\")!)",
        "let s = try? String(contentsOf: Foundation.URL(string: a)!, encoding: .utf8)",
        "func f() { guard let url = URL(string: a) else { return }\n_ = try? Foundation.Data.init(contentsOf: url) }",
        "let url = URL(string: a)\nlet t = Task.detached { if let url { try Data(contentsOf: url) } }",
        "var parts = URLComponents()\nlet d = try Data(contentsOf: URLComponents().url!)",
    ])
    func `is refused with its replacement`(source: String) {
        #expect(rules(source) == ["blocking-load"])
    }

    @Test(arguments: [
        "let (file, _) = try await URLSession.shared.download(from: url)\nlet d = try Data(contentsOf: file)",
        "let d = try Data(contentsOf: Bundle.main.url(forResource: \"a\", withExtension: \"json\")!)",
        "let d = try Data(contentsOf: URL(filePath: \"/a\"))", "list.append(contentsOf: other)",
        "struct Data { init(contentsOf: URL) {} }\nlet d = Data(contentsOf: URL(string: a)!)",
    ])
    func `of a file is accepted`(source: String) {
        #expect(rules(source).isEmpty)
    }
}
