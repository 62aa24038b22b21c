import AppProject
import Workshop

/// Source code that replaces a package whose own source is missing.
///
///     // Stand-in for Kingfisher: KFImage loads its picture like AsyncImage.
///     public struct KFImage: View { … }
struct StandIn: Hashable, Sendable {
    let module: String
    let text: String

    /// The beginning of a stand-in's first line, before the description.
    static func heading(of module: String) -> String { "// Stand-in for \(module): " }

    /// A description such as `Kingfisher (KFImage loads its picture like AsyncImage)`.
    var summary: String {
        let line = text.prefix { !$0.isNewline }
        let heading = Self.heading(of: module)
        guard line.hasPrefix(heading) else { return module }
        let words = line.dropFirst(heading.count)
        return "\(module) (\(words.hasSuffix(".") ? words.dropLast() : words))"
    }

    /// The file name of the stand-in in messages and traces.
    var fileName: String { "\(Self.filePrefix)\(module).swift" }
    static let filePrefix = "stand-ins-"

    var views: [String] { text.matches(of: /struct (\w+)[^:{\n]*: View\b/).map { String($0.output.1) } }

    /// True if the stand-in was written by hand. A guessed stand-in may lack declarations that the app uses,
    /// and parts of the app may then not compile.
    var isShipped: Bool { ShippedStandIns.all.contains(self) }

    /// The stand-in's module, as the course compiles it.
    var library: WholeApp.Library {
        WholeApp.Library(
            name: module,
            files: [Answer.File(name: fileName, bytes: Array(text.utf8), author: .learner)],
            settings: WholeApp.Settings(
                languageMode: .five, isMainActorByDefault: false, features: [], conditions: []),
            package: nil)
    }
}
