import Curriculum
import FoundationEssentials
import Glibc

/// Records attempts one after another, and prints each attempt after the store has saved it.
///
///     Recorder FILE NAME COUNT [nobody] [limit=BYTES]
///
/// The recorder is a separate process so that tests can kill it, run it without privileges, and run two at
/// once.
@main enum Recorder {
    static func main() throws {
        let words = CommandLine.arguments
        let (file, name, count) = (URL(filePath: words[1]), words[2], Int(words[3]) ?? 0)
        for word in words.dropFirst(4) {
            if word == "nobody" { becomeNobody() }
            if word.hasPrefix("limit=") { limitFiles(to: UInt(word.dropFirst(6)) ?? 0) }
        }
        let store: ProgressStore
        do throws(ProgressError) {
            store = try ProgressStore.atHand(file)
        } catch {
            say("refused \(error)")
            return
        }
        if let recovery = store.recovery { say("recovery \(recovery)") }
        say("found \(try store.attempts().count)")
        for number in 1...max(count, 1) where count > 0 {
            do throws(ProgressError) {
                try store.record(
                    AttemptSummary(exerciseID: name, passed: true, score: number, requests: number))
                say("stored \(number)")
            } catch {
                say("failed \(error)")
            }
        }
        say("held \(try store.attempts().count)")
    }

    /// Writes with one call, so that a line is printed even if the process is killed right after.
    private static func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }

    /// Root may read and write any file, so tests of permissions need another user.
    private static func becomeNobody() {
        guard geteuid() == 0 else { return }
        precondition(setgid(65534) == 0 && setuid(65534) == 0, "cannot become nobody")
    }

    private static func limitFiles(to bytes: UInt) {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
        precondition(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0, "cannot set a limit")
    }
}
