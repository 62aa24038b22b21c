import Referee
import Reporting
import Testing
import Text

@testable import LabSession

@Suite struct `An unexpected report to a lab session` {
    @Test func `ends the program if no line is running`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rehearsal = LabSession(take: RunProgress(), style: PageStyle(width: 80), seed: 1)
            _ = rehearsal.carriedOut(RunProgress())
        }
        #expect(words(result).contains("`carriedOut` was called while the session expected a line"))
    }

    @Test func `ends the program if no replay is running`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rehearsal = LabSession(take: RunProgress(), style: PageStyle(width: 80), seed: 1)
            _ = rehearsal.handle("wait 1s")
            _ = rehearsal.replayed(RunProgress())
        }
        #expect(
            words(result).contains("`replayed` was called while the session expected a report on `wait 1s`")
        )
    }

    @Test func `is also a second line while one is running`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rehearsal = LabSession(take: RunProgress(), style: PageStyle(width: 80), seed: 1)
            _ = rehearsal.handle("restart")
            _ = rehearsal.handle("show")
        }
        #expect(
            words(result).contains(
                "`handle` was called while the session expected a report on a replay of 0 lines"))
    }

    @Test func `ends the program if no exploration is running`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rehearsal = LabSession(take: RunProgress(), style: PageStyle(width: 80), seed: 1)
            _ = rehearsal.handle("show")
            _ = rehearsal.explored([])
        }
        #expect(
            words(result).contains("`explored` was called while the session expected a report on `show`"))
    }

    private func words(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
