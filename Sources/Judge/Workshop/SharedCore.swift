import CSpawn

/// Keeps a host on one core with the thread that plays with it.
///
/// The two take turns: when one works, the other waits for its frame. On one core the kernel goes from one to the other at once;
/// on two, each frame has to wake a core that has just gone to sleep, which takes longer than most frames are about.
///
/// On each core there is a seat for one such pair, whichever course on this machine it belongs to, and a pair takes one for each
/// play. Pairs without a seat run where the kernel has them run.
final class SharedCore {
    private let socket: Descriptor
    private let row: String
    private let allowed: CoreSet
    private let cores: [Int]
    /// Where the host was told to stay.
    private var host: (process: pid_t, core: Int)?
    /// The seat of the play that is going on.
    private var seat: Seat?

    /// - Parameters:
    ///   - socket: the end to which the host sends its frames.
    ///   - row: which pairs share the seats.
    /// - Returns: nil where there is no choice of cores, or the kernel says nothing of them.
    init?(socket: Descriptor, row: String = "swiftui-course") {
        guard let allowed = CoreSet.ofThisThread else { return nil }
        cores = allowed.members
        guard cores.count > 1, course_ask_for_senders(socket.number) == 0 else { return nil }
        self.allowed = allowed
        self.socket = socket
        self.row = row
    }

    /// Does something with the calling thread in a seat, if one is free.
    func seated<Result, Fault: Error>(_ work: () throws(Fault) -> Result) throws(Fault) -> Result {
        seat = freeSeat().flatMap { CoreSet(only: $0.core).apply(to: 0) ? $0 : nil }
        // The host of the last time may go on in another seat, or without one.
        if let host { keepAlongside(host.process) }
        guard seat != nil else { return try work() }
        defer {
            seat = nil
            _ = allowed.apply(to: 0)
        }
        return try work()
    }

    /// Where the host is from the last play, where the kernel has the thread run, or anywhere else.
    private func freeSeat() -> Seat? {
        let here = Int(course_current_core())
        for core in [host?.core ?? here, here] + cores where cores.contains(core) {
            if let seat = Seat(on: core, in: row) { return seat }
        }
        return nil
    }

    /// Waits for the host's next frame, and has the process that sent it follow: the host, or the copy of it that plays.
    /// - Returns: false if none came in the time that the socket gives it.
    func meetHost() -> Bool {
        guard seat != nil || host != nil else { return true }
        let sender = course_next_sender(socket.number)
        guard sender >= 0 else { return false }
        if sender > 0 { keepAlongside(sender) }
        return true
    }

    private func keepAlongside(_ sender: pid_t) {
        if let seat {
            guard host?.process != sender || host?.core != seat.core else { return }
            // A process that has ended in the meantime, or that is not ours to move, stays where it is.
            host = CoreSet(only: seat.core).apply(to: sender) ? (sender, seat.core) : nil
        } else {
            _ = allowed.apply(to: sender)
            host = nil
        }
    }
}

/// The right to be the only pair on a core.
private struct Seat {
    let core: Int
    private let place: Descriptor

    /// Nil while another pair has it.
    init?(on core: Int, in row: String) {
        let number = course_take_seat(row, Int32(core))
        guard number >= 0 else { return nil }
        (self.core, place) = (core, Descriptor(owning: number))
    }
}

/// Cores by their numbers.
private struct CoreSet {
    /// Bit by bit, as the kernel takes them.
    private var words = [UInt64](repeating: 0, count: 16)

    init(only core: Int) { words[core / 64 % words.count] |= 1 << (core % 64) }

    /// Where the calling thread may run; nil if the kernel does not say.
    static var ofThisThread: CoreSet? {
        var set = CoreSet(only: 0)
        return course_get_cores(&set.words, set.words.count) == 0 ? set : nil
    }

    /// The thread runs on these from now on, 0 is the calling one; false if it may not.
    func apply(to thread: pid_t) -> Bool { course_set_cores(thread, words, words.count) == 0 }

    var members: [Int] { (0..<words.count * 64).filter { words[$0 / 64] & (1 << ($0 % 64)) != 0 } }
}
