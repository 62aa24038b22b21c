import Foundation

/// Unicode's own files, which `scripts/unicode-widths` copies: code points, a semicolon and their value.
enum UnicodeData {
    /// The fields of each line that is not a comment.
    static func fields(of file: String) throws -> [(points: Substring, value: Substring)] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Unicode")
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let fields = line.split(separator: ";")
            return fields.count == 2 ? (fields[0], fields[1]) : nil
        }
    }

    /// `1F600..1F64F` gives every code point of the range; `1F600` gives one code point.
    static func scalars(_ range: Substring) -> [Unicode.Scalar] {
        let ends = range.split(separator: ".").compactMap { UInt32($0, radix: 16) }
        guard let first = ends.first, let last = ends.last else { return [] }
        return (first...last).compactMap(Unicode.Scalar.init)
    }

    /// `2764 FE0F` gives one text with both code points.
    static func text(_ points: Substring) -> String {
        var scalars = String.UnicodeScalarView()
        for point in points.split(separator: " ") { scalars += self.scalars(point) }
        return String(scalars)
    }
}
