import Wire

/// A program's settings: two for the compiler, and the SDK whose SwiftUI the engine imitates.
///
///     swift: 6              the language mode
///     project: xcode-26     the main actor is the default, as in a new project of Xcode 26
///     sdk: 26               SwiftUI behaves as in this SDK
public struct BuildSettings: Hashable, Sendable {
    public enum SDK: String, Hashable, Sendable, CaseIterable {
        case sdk26 = "26"
        case sdk27 = "27"

        public var year: Int { self == .sdk26 ? 26 : 27 }
    }

    public var language: LanguageMode
    public var project: ProjectSetup
    public var sdk: SDK

    public init(language: LanguageMode = .five, project: ProjectSetup = .older, sdk: SDK = .sdk27) {
        self.language = language
        self.project = project
        self.sdk = sdk
    }

    /// The compiler ignores the SDK, so programs that differ only in the SDK share one build.
    public var ofCompiler: BuildSettings { BuildSettings(language: language, project: project) }

    /// The settings that differ from the defaults, such as `in Swift 6 mode, with SDK 26`; nil if none differs.
    public var inWords: String? {
        let words = [
            language == .six ? "in Swift 6 mode" : nil,
            project == .newer ? "as a new project of Xcode 26 is" : nil,
            sdk == .sdk26 ? "with SDK 26" : nil,
        ].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    static let fields = ["swift", "project", "sdk"]
}

extension BuildSettings {
    init(_ matter: FrontMatter) throws(CurriculumProblem) {
        self.init(
            language: try matter.word("swift", or: .five), project: try matter.word("project", or: .older),
            sdk: try matter.word("sdk", or: .sdk27))
    }
}
