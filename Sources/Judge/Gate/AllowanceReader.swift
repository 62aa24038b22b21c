import SwiftSyntax
import Wire

/// Reads the source comments that allow a finding.
///
///     // course: allow missing-cancellation — the upload has to finish
///
/// A comment without a reason after the dash is ignored. The dash before the reason can have any length.
enum AllowanceReader {
    static func allowances(in reading: Reading) -> [SourceOutline.Allowance] {
        let lines = reading.tree.description.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { number, line in
            guard let start = line.firstRange(of: sign)?.upperBound else { return nil }
            let words = line[start...].split(separator: " ", maxSplits: 2)
            guard words.count == 3, ["—", "–", "-", "--"].contains(words[1]) else { return nil }
            return SourceOutline.Allowance(
                file: reading.name, line: number + 1, code: String(words[0]), reason: String(words[2]))
        }
    }

    private static let sign = "// course: allow "
}
