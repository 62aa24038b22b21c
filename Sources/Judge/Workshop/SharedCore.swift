import CSpawn

/// Keeps the app's process on the same core as the thread that sends messages to the app.
///
/// The app's process and the thread work alternately: while one handles a message, the other waits. If the app's
/// process and the thread share a core, the kernel switches between them immediately. On different cores, every message
/// first has to wake a sleeping core. Waking a core takes longer than handling most messages.
///
/// Each core has one lock, which all course processes of this machine share. At the start of a run, the app's process
/// and its thread lock a free core. The app's process and the thread use the locked core until the end of the run. If
/// all cores are locked, the kernel chooses the cores.
final class SharedCore {
    private let socket: Descriptor
    private let row: String
    private let allowed: CoreSet
    private let cores: [Int]
    /// The app's process, and the core that the process runs on.
    private var host: (process: pid_t, core: Int)?
    private var seat: Seat?

    /// - Parameters:
    ///   - socket: this process's end of the socket to the app's process.
    ///   - row: the name of a set of core locks. Processes with the same name share the locks; processes with different
    ///     names ignore each other.
    /// - Returns: nil if only one core is available or the kernel cannot bind threads to cores.
    init?(socket: Descriptor, row: String = "swiftui-course") {
        guard let allowed = CoreSet.ofThisThread else { return nil }
        cores = allowed.members
        guard cores.count > 1, course_ask_for_senders(socket.number) == 0 else { return nil }
        self.allowed = allowed
        self.socket = socket
        self.row = row
    }

    /// Runs `work` while the calling thread stays on a free processor core, if a core is free.
    func seated<Result, Fault: Error>(_ work: () throws(Fault) -> Result) throws(Fault) -> Result {
        seat = freeSeat().flatMap { CoreSet(only: $0.core).apply(to: 0) ? $0 : nil }
        // An app's process from an earlier run moves to the newly locked core. If no core is free, the app's process
        // may use all cores again.
        if let host { keepAlongside(host.process) }
        guard seat != nil else { return try work() }
        defer {
            seat = nil
            _ = allowed.apply(to: 0)
        }
        return try work()
    }

    /// The search for a free core begins with the core of the app's last run, then tries the thread's current core,
    /// then all others.
    private func freeSeat() -> Seat? {
        let here = Int(course_current_core())
        for core in [host?.core ?? here, here] + cores where cores.contains(core) {
            if let seat = Seat(on: core, in: row) { return seat }
        }
        return nil
    }

    /// Waits for the next message and moves the message's sender to this core. The sender is the app's process: either
    /// the started process, or the copy that serves this run.
    /// - Returns: false if no message came within the socket's timeout.
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
            // The kernel refuses to move a process that has ended or that this user may not move. If the kernel refuses
            // to move the process, the process keeps its cores.
            host = CoreSet(only: seat.core).apply(to: sender) ? (sender, seat.core) : nil
        } else {
            _ = allowed.apply(to: sender)
            host = nil
        }
    }
}

/// A lock that lets only one run use a core.
private struct Seat {
    let core: Int
    private let place: Descriptor

    /// Returns nil while another run has locked the core.
    init?(on core: Int, in row: String) {
        let number = course_take_seat(row, Int32(core))
        guard number >= 0 else { return nil }
        (self.core, place) = (core, Descriptor(owning: number))
    }
}

private struct CoreSet {
    /// A set of cores with one bit for each core, as the kernel's calls expect.
    private var words = [UInt64](repeating: 0, count: 16)

    init(only core: Int) { words[core / 64 % words.count] |= 1 << (core % 64) }

    /// The cores that the calling thread may use; nil if the cores are unknown.
    static var ofThisThread: CoreSet? {
        var set = CoreSet(only: 0)
        return course_get_cores(&set.words, set.words.count) == 0 ? set : nil
    }

    /// Restricts a thread to the cores of the set; the number 0 means the calling thread. Returns false if the kernel
    /// refuses the cores.
    func apply(to thread: pid_t) -> Bool { course_set_cores(thread, words, words.count) == 0 }

    var members: [Int] { (0..<words.count * 64).filter { words[$0 / 64] & (1 << ($0 % 64)) != 0 } }
}
