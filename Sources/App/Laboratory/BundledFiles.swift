import Curriculum
import Essentials
import Workshop

/// The resources of an app's main bundle: files in the source's folder whose names appear in the source.
///
///     Bundle.main.url(forResource: "menu", withExtension: "json")     // menu.json beside this source file
struct BundledFiles {
    private(set) var found: [Answer.Resource] = []
    /// File names in the source for which the folder has no file.
    private(set) var missing: [String] = []

    private static let kinds: Set = [
        "json", "geojson", "txt", "csv", "tsv", "xml", "plist", "md", "html", "png", "jpg", "jpeg", "gif",
    ]

    init(namedIn files: [Answer.File], at paths: [String]) {
        let text = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
        guard text.contains("Bundle.") else { return }
        let said = Set(text.matches(of: /"([^"\\\n]{1,100})"/).map { String($0.output.1) })
        let folders = Set(paths.map { URL(filePath: $0).deletingLastPathComponent().path }).sorted()
        for folder in folders {
            // A folder that cannot be read counts as empty.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where Self.isNamed(name, in: said) && !has(name) {
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
                    data.count <= Exercise.largestFixture
                else { continue }
                found.append(Answer.Resource(name: name, bytes: [UInt8](data)))
            }
        }
        let pairs = text.matches(of: /forResource: *"([^"\\\n]+)", *(?:withExtension|ofType): *"(\w+)"/)
            .map { "\($0.output.1).\($0.output.2)" }
        let whole = said.filter { Self.kinds.contains(Self.kind(of: $0)) && !$0.contains("/") }
        missing = Set(pairs + whole).filter { !has($0) && Self.kinds.contains(Self.kind(of: $0)) }.sorted()
    }

    private func has(_ name: String) -> Bool { found.contains { $0.name == name } }

    private static func isNamed(_ name: String, in said: Set<String>) -> Bool {
        let base = URL(filePath: name).deletingPathExtension().lastPathComponent
        return kinds.contains(kind(of: name)) && (said.contains(name) || said.contains(base))
    }

    private static func kind(of name: String) -> String {
        name.contains(".") ? name.split(separator: ".").last.map { $0.lowercased() } ?? "" : ""
    }
}
