import Foundation
import Testing

@testable import Queues

@Suite struct `A format` {
    @Test func `takes arguments of the types that it names`() {
        #expect(Format("%d of %ld, %.2f %% and %5.1lf").problem(with: [1, 2, 1.5, Float(2)]) == nil)
        #expect(Format("%2$@ %1$03d").problem(with: [1, "a"]) == nil)
        #expect(Format("%hhu%c%llX%p").problem(with: [UInt8(1), 65, UInt64.max, 3]) == nil)
        #expect(Format("%-8x %*d %@").problem(with: [1, 2, 3, "a" as NSString]) == nil)
        #expect(Format("100 %").problem(with: []) == nil)
    }

    @Test func `is refused if it would read arbitrary memory`() {
        let attempts: [(String, [any CVarArg])] = [
            ("%s", [1]), ("%S", [1]), ("%n", [1]), ("%1$s", [1]), ("%-10hs", [1]), ("%@", [0x1000]),
            ("%f", [1]), ("%d", [1.5]), ("%d %d", [1]), ("%3$d", [1, 2]), ("%*d", [1]), ("%1$d %1$@", [1]),
            ("%1$@", [2.5]),
        ]
        for (format, arguments) in attempts {
            #expect(Format(format).problem(with: arguments) != nil, "\(format)")
        }
    }

    @Test func `prints what Foundation prints`() {
        #expect(String(format: "%@: %.2f (%d)", "a" as NSString, 1.5, 3) == "a: 1.50 (3)")
        #expect(String(format: "%@ and %@", "a", "b") == "a and b")
        #expect(String(format: "%d", arguments: [7]) == "7")
        #expect(String(format: "%.1f", locale: Locale(identifier: "en_US"), 2.5) == "2.5")
        #expect(String.localizedStringWithFormat("%@", "x") == "x")
    }
}
