import SwiftSyntax
import Wire

/// Reads the comments that want a finding to be let pass.
///
///     // course: allow missing-cancellation — the upload has to come to its end
///
/// A reason has to be there, behind a dash of any length.
enum AllowanceReader {
    static func allowances(in reading: Reading) -> [SourceOutline.Allowance] {
        let lines = reading.tree.description.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { number, line in
            guard let start = line.range(of: sign)?.upperBound else { return nil }
            let words = line[start...].split(separator: " ", maxSplits: 2)
            guard words.count == 3, ["—", "–", "-", "--"].contains(words[1]) else { return nil }
            return SourceOutline.Allowance(
                file: reading.name, line: number + 1, code: String(words[0]), reason: String(words[2]))
        }
    }

    private static let sign = "// course: allow "
}
