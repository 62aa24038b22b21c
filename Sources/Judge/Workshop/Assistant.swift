import Essentials
import Wire

/// A second process of the running program, connected by a channel. The second process ends when the `Assistant` is
/// released or the program ends.
///
///     let assistant = try Assistant.start(["mark-answers"], patience: 300)
///     try assistant.channel.send(request)
///
/// The second process runs as the same user, outside the sandbox. The second process does work that could crash the
/// course's program.
public final class Assistant {
    /// Sending or receiving throws `.timedOut` if a message takes longer than `patience`.
    public let channel: MessageChannel
    private let child: Child

    private init(channel: MessageChannel, child: Child) {
        self.channel = channel
        self.child = child
    }

    deinit {
        child.stopAndWait()
    }

    /// - Parameters:
    ///   - arguments: the command line after the program's name. The second process finds its end of the channel at
    ///     descriptor 3.
    ///   - patience: the seconds that one reply may take.
    public static func start(_ arguments: [String], patience: Double) throws(MachineFault) -> Assistant {
        let (ours, theirs) = try Descriptor.socketPair(timeout: patience)
        let environment = ProcessInfo.processInfo.environment
        let command = ProgramCall("/proc/self/exe", arguments, environment: environment)
        let folder = FileManager.default.currentDirectoryPath
        let child = try Child.start(
            Launch(command: command, folder: folder, limits: .ownProcess, passing: [theirs]))
        return Assistant(channel: MessageChannel(owning: try ours.duplicate()), child: child)
    }

    /// Close the channel before you call `end`. `end` stops the second process if it still runs.
    public func end() -> ProcessEnd {
        if let end = child.wait(atMost: 1) { return end }
        child.stop()
        return child.wait()
    }
}
