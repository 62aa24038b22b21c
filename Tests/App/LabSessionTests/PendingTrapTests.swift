import Referee
import Reporting
import Testing
import Text

@testable import LabSession

@Suite struct `A report that the rehearsal did not expect` {
    @Test func `of a line ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rehearsal = LabSession(take: RunProgress(), style: PageStyle(width: 80), seed: 1)
            _ = rehearsal.carriedOut(RunProgress())
        }
        #expect(words(result).contains("`carriedOut` was called while the rehearsal expected a line"))
    }

    @Test func `of a replay ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rehearsal = LabSession(take: RunProgress(), style: PageStyle(width: 80), seed: 1)
            _ = rehearsal.handle("wait 1s")
            _ = rehearsal.replayed(RunProgress())
        }
        #expect(
            words(result).contains("`replayed` was called while the rehearsal expected a report on `wait 1s`")
        )
    }

    @Test func `is the next line, too, while one is carried out`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rehearsal = LabSession(take: RunProgress(), style: PageStyle(width: 80), seed: 1)
            _ = rehearsal.handle("restart")
            _ = rehearsal.handle("show")
        }
        #expect(
            words(result).contains(
                "`handle` was called while the rehearsal expected a report on a replay of 0 lines"))
    }

    @Test func `of an exploration ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rehearsal = LabSession(take: RunProgress(), style: PageStyle(width: 80), seed: 1)
            _ = rehearsal.handle("show")
            _ = rehearsal.explored([])
        }
        #expect(
            words(result).contains("`explored` was called while the rehearsal expected a report on `show`"))
    }

    private func words(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
