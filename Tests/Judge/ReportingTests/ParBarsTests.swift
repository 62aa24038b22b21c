import Reporting
import Testing
import Text

@Suite struct `Request bars` {
    private func lines(_ counts: [Int], _ style: PageStyle = PageStyle()) -> [String] {
        let names = ["last time", "this time", "par"]
        return ParBars(zip(names, counts).map { ParBars.Row($0, $1) }, style: style).lines
    }

    @Test func `are two columns long per request`() {
        #expect(
            lines([5, 2, 2]) == [
                "last time  ██████████  5",
                "this time  ████        2",
                "par        ████        2",
            ])
    }

    @Test func `use number signs without Unicode`() {
        #expect(
            lines([1, 0, 1], PageStyle(hasUnicode: false)) == [
                "last time  ##  1", "this time      0", "par        ##  1",
            ])
    }

    @Test(arguments: [20, 40, 80]) func `are never wider than the terminal`(width: Int) {
        for line in lines([1200, 3, 1], PageStyle(width: width)) { #expect(line.count <= width) }
        #expect(
            lines([1200, 3, 1], PageStyle(width: width))[1].contains("█"),
            "one request is visible beside 1200")
    }

    @Test func `become sentences if nothing is drawn`() {
        #expect(
            lines([5, 2, 1], PageStyle(drawsPictures: false)) == [
                "Last time: 5 requests. This time: 2 requests. Par: 1 request."
            ])
    }
}
