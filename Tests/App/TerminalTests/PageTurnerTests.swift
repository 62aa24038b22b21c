import Testing
import Text

@testable import Terminal

@Suite struct `A page turner` {
    private func turner(_ count: Int, height: Int) -> PageTurner {
        PageTurner(lines: (1...count).map { StyledText("line \($0)") }, height: height)
    }

    private func numbers(_ lines: ArraySlice<StyledText>) -> [String] {
        lines.map { $0.plain.replacing("line ", with: "") }
    }

    @Test func `shows pages and lines in order, and a short last page`() {
        var turner = turner(8, height: 4)
        #expect(numbers(turner.turn(.page)) == ["1", "2", "3"])
        #expect(turner.percent == 37)
        #expect(numbers(turner.turn(.line)) == ["4"])
        #expect(numbers(turner.turn(.page)) == ["5", "6", "7"])
        #expect(!turner.isAtEnd)
        #expect(numbers(turner.turn(.page)) == ["8"])
        #expect(turner.isAtEnd)
    }

    @Test func `returns to the previous page`() {
        var turner = turner(20, height: 4)
        _ = turner.turn(.page)
        _ = turner.turn(.page)
        #expect(numbers(turner.turn(.back)) == ["1", "2", "3"])
        #expect(numbers(turner.turn(.back)) == ["1", "2", "3"])
        #expect(numbers(turner.turn(.end)).count == 17)
    }

    @Test func `counts the rows of a wrapped line`() {
        let long = StyledText(String(repeating: "x", count: 25))
        var turner = PageTurner(lines: [long, "a", "b", "c", long], height: 5, width: 10)
        #expect(!turner.fits)
        #expect(turner.turn(.page).count == 2)
        #expect(turner.turn(.page).count == 2)
        #expect(turner.turn(.page).count == 1)
        #expect(turner.isAtEnd)
        #expect(turner.turn(.back).map(\.plain) == ["a", "b", "c"])
        #expect(PageTurner(lines: [long, "a"], height: 5, width: 10).fits)
    }

    @Test func `continues after the last shown words when the window is resized`() {
        let words = (10...59).map(String.init)
        func lines(_ perLine: Int) -> [StyledText] {
            stride(from: 0, to: words.count, by: perLine).map { start in
                StyledText(words[start..<min(words.count, start + perLine)].joined(separator: " "))
            }
        }
        var turner = PageTurner(lines: lines(10), height: 3)
        _ = turner.turn(.page)
        turner.relay(lines: lines(4), height: 6)
        #expect(turner.turn(.line).first?.plain == "30 31 32 33")
        turner.relay(lines: lines(10), height: 3)
        #expect(turner.turn(.line).first?.plain.hasPrefix("30") == true)
    }

    @Test func `has the keys of other pagers`() {
        #expect(Keyboard.meaning(of: " ") == .key(.page))
        #expect(Keyboard.meaning(of: "\u{1B}[B") == .key(.line))
        #expect(Keyboard.meaning(of: "\u{1B}[A") == .key(.back))
        #expect(Keyboard.meaning(of: "\u{3}") == .key(.leave))
        #expect(Keyboard.meaning(of: "x") == .unknown)
    }
}
