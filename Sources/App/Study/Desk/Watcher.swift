import CommandOutput
import Curriculum
import Essentials
import Session
import Synchronization
import Terminal
import Verification
import Workshop

/// Waits for saves and keys, and runs the newest save on a separate thread.
///
///     let watcher = try Watcher(exercise, file: file, runner: runner)
///     while case let news = watcher.next() { … }
package final class Watcher {
    package enum News {
        case ran(AnswerRun, after: Duration)
        case failed(any Error)
        case stopped
        case pressed(WatchKey)
        /// Watching ended, because the folder or the terminal is gone.
        case over(String)
    }

    package let exercise: Exercise
    private let file: URL
    private let runner: AnswerRunner
    private let folder: FolderWatch
    private let keys: KeyReader?
    private let letter = Letter()
    private var queue = SaveQueue()
    private var savedAt = ContinuousClock.now
    /// The run in progress, if any.
    private var running: (bytes: [UInt8], since: ContinuousClock.Instant, cancellation: Cancellation)?
    private var wasInterrupted = false

    /// - Parameter readsKeys: false when there is no terminal.
    package init(
        _ exercise: Exercise, file: URL, runner: AnswerRunner, readsKeys: Bool = true
    ) throws(FolderWatch.Failure) {
        (self.exercise, self.file, self.runner) = (exercise, file, runner)
        keys = readsKeys ? KeyReader() : nil
        folder = try FolderWatch(file: file)
    }

    deinit {
        running?.cancellation.cancel()
        runner.expectNothing()
    }

    /// Starts a run, because the learner saved or asked for a run.
    package func saved() {
        savedAt = .now
        follow(queue.saved())
    }

    /// Waits for the next save, key or result. While an answer runs, the terminal shows a progress line.
    package func next() -> News {
        defer { Waiting.end() }
        while true {
            if running != nil { Waiting.begin("compiling and running …") } else { Waiting.end() }
            var polls = [
                pollfd(fd: letter.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: folder.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            if keys != nil { polls.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)) }
            func wait() { poll(&polls, nfds_t(polls.count), -1) }
            if let keys { keys.waiting(wait) } else { wait() }
            if polls[1].revents != 0 {
                switch folder.news() {
                case .saved: savedOnDisk()
                case .folderGone:
                    return .over(
                        "Someone moved or removed the folder of your answer. `task` shows where the folder was."
                    )
                case .nothing: break
                }
            }
            if polls[0].revents != 0, let news = ended() { return news }
            if polls.count > 2, polls[2].revents != 0 {
                guard let key = keys?.read() else { return .over("The terminal is closed.") }
                if let news = pressed(key) { return news }
            }
        }
    }

    // MARK: Runs

    /// Some editors save a file twice. A save with the bytes of the running answer starts no new run.
    private func savedOnDisk() {
        if let running, let bytes = FileManager.default.contents(atPath: file.path),
            [UInt8](bytes) == running.bytes
        {
            return
        }
        saved()
    }

    private func follow(_ step: SaveQueue.Step) {
        switch step {
        case .nothing: break
        case .stop: running?.cancellation.cancel()
        case .start: start()
        }
    }

    private func start() {
        let bytes: [UInt8]
        do {
            bytes = try AnswerFile.read(file.path, for: exercise)
        } catch {
            // The file may be unreadable only for a moment, because an editor is replacing it. If no further
            // save follows, the learner sees the error of reading the file.
            return letter.post(.failure(error))
        }
        let cancellation = Cancellation()
        running = (bytes, savedAt, cancellation)
        BackgroundThread.start { [runner, exercise, letter] in
            letter.post(Result { try runner.run(bytes, for: exercise, until: cancellation) })
            runner.expectAnswer()
        }
    }

    /// - Returns: nil if a newer save replaced the run.
    private func ended() -> News? {
        let result = letter.take()
        let since = running?.since ?? savedAt
        running = nil
        let step = queue.ended()
        follow(step)
        let interrupted = wasInterrupted
        wasInterrupted = false
        switch result {
        case .success(let run): return step == .start ? nil : .ran(run, after: .now - since)
        case .failure(VerificationFault.cancelled): return interrupted ? .stopped : nil
        case .failure(let error): return .failed(error)
        case nil: return nil
        }
    }

    /// Passes the result of a run from its thread to the waiting thread.
    private final class Letter: Sendable {
        private let pipe = BytePipe()
        private let result = Mutex<Result<AnswerRun, any Error>?>(nil)

        /// A file descriptor that becomes readable when the result arrives.
        var descriptor: Int32 { pipe.reading }

        func post(_ result: sending Result<AnswerRun, any Error>) {
            self.result.withLock { $0 = result }
            pipe.ring()
        }

        func take() -> Result<AnswerRun, any Error>? {
            pipe.wait()
            return result.withLock { result in
                defer { result = nil }
                return result
            }
        }
    }

    // MARK: Keys

    /// Ctrl-C stops the current run. If no run is in progress, Ctrl-C quits, as `q` does.
    private func pressed(_ key: Character) -> News? {
        guard key == "\u{3}", queue.isRunning else { return .pressed(WatchKey(key)) }
        wasInterrupted = true
        follow(queue.abandon())
        return nil
    }
}
