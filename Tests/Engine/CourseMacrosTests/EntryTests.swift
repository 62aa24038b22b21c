import Testing

@Suite struct `The Entry macro` {
    @Test func `turns a property into an environment accessor and a key`() {
        let expansion = Expansion(
            of: """
                extension EnvironmentValues {
                    @Entry var pageSize: Int = 20
                }
                """)
        #expect(
            expansion.text == """
                extension EnvironmentValues {
                    var pageSize: Int {
                        get {
                            self[__Key_pageSize.self]
                        }
                        set {
                            self[__Key_pageSize.self] = newValue
                        }
                    }

                    private struct __Key_pageSize: SwiftUI.EnvironmentKey {
                        static var defaultValue: Int {
                            get {
                                20
                            }
                        }
                    }
                }
                """)
        #expect(expansion.mistakes.isEmpty)
    }

    @Test(arguments: ["User?", "Optional<User>"])
    func `gives an optional property the default nil`(type: String) {
        let expansion = Expansion(of: "extension EnvironmentValues { @Entry var user: \(type) }")
        #expect(expansion.text.contains("nil"))
        #expect(expansion.mistakes.isEmpty)
    }

    @Test(arguments: [
        (
            "extension EnvironmentValues { @Entry var size: Int }",
            "@Entry needs an initial value: views read it unless a view above sets another"
        ),
        (
            "extension EnvironmentValues { @Entry let size = 1 }",
            "@Entry belongs to a single stored property, declared with var"
        ),
        (
            "extension EnvironmentValues { @Entry var size: Int { 1 } }",
            "@Entry belongs to a single stored property, declared with var"
        ),
        (
            "extension View { @Entry var size = 1 }",
            "@Entry belongs to a property in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
        ),
    ])
    func `reports once why a declaration cannot be an entry`(source: String, mistake: String) {
        #expect(Expansion(of: source).mistakes == [mistake])
    }
}
