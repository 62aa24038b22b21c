/// Writes the accessors of Core Data's `@NSManaged` properties and methods. On a device, the Objective-C runtime
/// creates the accessors. Swift on Linux compiles a property without accessors and reports no error, but reading the
/// property crashes.
///
///     @NSManaged var title: String?
///                var title: String? { get { value(forKey: "title") } set { setValue(newValue, forKey: "title") } }
///
/// The accessors come at the end of a line, so all other code keeps its line and column.
///
/// A class with `@NSManaged` properties also becomes `nonisolated`, like its superclass `NSManagedObject`. On a device,
/// a module whose classes are on the main actor by default may inherit from Objective-C's classes, with a warning.
enum ManagedProperties {
    static func written(in answer: Answer) -> Answer {
        var changed = answer
        for file in answer.files + answer.libraryFiles {
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard text.contains(attribute) || text.contains(parent) else { continue }
            changed.changeFile(named: file.name) { $0 = Array(written(in: text).utf8) }
        }
        return changed
    }

    private static let attribute = "@NSManaged"
    private static let parent = ": NSManagedObject"

    static func written(in text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var isWaiting = false
        for index in lines.indices {
            let code =
                lines[index].firstRange(of: "//").map { lines[index][..<$0.lowerBound] } ?? lines[index][...]
            if code.contains(attribute) {
                isWaiting = true
                lines[index] = lines[index].replacing(
                    attribute, with: String(repeating: " ", count: attribute.count), maxReplacements: 1)
            }
            if declaresClass(code), !isIsolated(index, in: lines) {
                // The word `nonisolated` can be on an empty line before the class, or on a line with an attribute of
                // the class.
                let before = index > 0 ? lines[index - 1].drop(while: \.isWhitespace) : "}"
                if before.isEmpty || before.hasPrefix("@") {
                    lines[index - 1] += " nonisolated"
                } else {
                    lines[index] = "nonisolated " + lines[index]
                }
            }
            // `@NSManaged` can be on the line before the property.
            guard isWaiting, let body = body(for: code) else { continue }
            isWaiting = false
            let end = code.reversed().drop(while: \.isWhitespace).count
            lines[index].insert(
                contentsOf: " " + body, at: lines[index].index(lines[index].startIndex, offsetBy: end))
        }
        return lines.joined(separator: "\n")
    }

    private static func declaresClass(_ code: Substring) -> Bool {
        code.contains(parent)
            && code.firstMatch(of: /^\s*(?:[@\w]+(?:\(\w*\))?\s+)*class\s+\w+\s*: NSManagedObject\b/) != nil
    }

    private static func isIsolated(_ index: Int, in lines: [String]) -> Bool {
        lines[max(0, index - 1)...index].contains { $0.contains("nonisolated") || $0.contains("Actor") }
    }

    private static func body(for code: Substring) -> String? {
        if let name = code.firstMatch(of: /\bvar\s+`?(\w+)`?\s*:/)?.output.1 {
            return "{ get { value(forKey: \"\(name)\") } set { setValue(newValue, forKey: \"\(name)\") } }"
        }
        guard let method = code.firstMatch(of: /\bfunc\s+(\w+)\s*\(([^)]*)\)/)?.output else { return nil }
        let names = method.2.split(separator: ",").compactMap { parameter in
            parameter.split(separator: ":").first?.split(separator: " ").last
        }
        return "{ _manage(\"\(method.1)\", [\(names.joined(separator: ", "))]) }"
    }
}
