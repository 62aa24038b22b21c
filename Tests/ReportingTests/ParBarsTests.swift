import Reporting
import Testing

@Suite struct ParBarsTests {
    private func lines(_ counts: [Int], _ style: ReportStyle = ReportStyle()) -> [String] {
        let names = ["last time", "this time", "par"]
        return ParBars(zip(names, counts).map { ParBars.Row($0, $1) }, style: style).lines
    }

    @Test func `a request is two columns wide`() {
        #expect(
            lines([5, 2, 2]) == [
                "last time  ██████████  5",
                "this time  ████        2",
                "par        ████        2",
            ])
    }

    @Test func `without Unicode the bars are of number signs`() {
        #expect(
            lines([1, 0, 1], ReportStyle(usesUnicode: false)) == [
                "last time  ##  1", "this time      0", "par        ##  1",
            ])
    }

    @Test(arguments: [20, 40, 80]) func `no line is wider than the terminal`(width: Int) {
        for line in lines([1200, 3, 1], ReportStyle(width: width)) { #expect(line.count <= width) }
        #expect(
            lines([1200, 3, 1], ReportStyle(width: width))[1].contains("█"), "a request is never invisible")
    }

    @Test func `where nothing is drawn it is told`() {
        #expect(
            lines([5, 2, 1], ReportStyle(drawsTimelines: false)) == [
                "Last time: 5 requests. This time: 2 requests. Par: 1 request."
            ])
    }
}
