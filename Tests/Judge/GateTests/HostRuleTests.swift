import Testing

/// An answer must not ask whether it runs in the course.
@Suite struct `A condition about the host` {
    @Test(arguments: [
        "#if os(Linux)\nlet x = 1\n#endif", "#if !os(Linux)\nlet x = 1\n#endif",
        "#if DEBUG && canImport(Glibc)\nlet x = 1\n#endif",
        "#if os(iOS)\n#elseif os(Linux)\nlet x = 1\n#endif",
        "#if canImport(Lab)\nlet x = 1\n#endif",
        "let c: AnyClass? = Bundle.main.classNamed(\"Foundation.Process\")", "let c = bundle.principalClass",
        "let host = CommandLine.arguments[0]", "let c = NSClassFromString(\"Lab.Stage\")",
    ])
    func `is refused if it asks for the course`(source: String) {
        #expect(rules(source) == ["host"])
    }

    @Test(arguments: [
        "#if os(iOS)\nlet x = 1\n#else\nlet x = 2\n#endif", "#if canImport(UIKit)\nimport UIKit\n#endif",
        "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif",
        "#if DEBUG\nlet x = 1\n#endif",
        "#if targetEnvironment(simulator)\nlet x = 1\n#endif",
        "func os(_ x: Int) {}\nlet Linux = 1\nos(Linux)",
        "struct CommandLine {}\nlet c = CommandLine()",
    ])
    func `is accepted if it does not ask for the course`(source: String) {
        #expect(rules(source).isEmpty)
    }
}
