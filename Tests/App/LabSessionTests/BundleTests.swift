import Testing

@Suite struct `The main bundle` {
    private let source = """
        import SwiftUI
        struct Host: View {
            private let words: [String] = {
                guard let url = Bundle.main.url(forResource: "menu", withExtension: "json"),
                    let data = try? Data(contentsOf: url)
                else { return ["nothing"] }
                return (try? JSONDecoder().decode([String].self, from: data)) ?? ["no list"]
            }()
            var body: some View { ForEach(words, id: \\.self) { Text($0) } }
        }
        """

    @Test func `contains the neighboring files that the source names`() throws {
        let lab = try LabUnderTest(["Menu.swift": source, "menu.json": #"["Soup"]"#, "other.json": "[]"])
        let result = try lab.run(["Menu.swift"], lines: ["show", "see \"Soup\""])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(!result.errors.contains("Bundle.main"))
    }

    @Test func `lacks a missing file, and the lab says where to put it`() throws {
        let lab = try LabUnderTest(["Menu.swift": source])
        let result = try lab.run(["Menu.swift"], lines: ["show", "see \"nothing\""])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(
            result.errors.contains("Bundle.main has no menu.json: put this file into the folder of"),
            "\(result.errors)")
    }
}
