import Foundation
import Wire

/// A second process of the running program, at the other end of a channel. It ends with this value, and with the program.
///
///     let assistant = try Assistant.start(["mark-answers"], patience: 300)
///     try assistant.channel.send(request)
///
/// It runs as the same user and outside the wall: for work of the course's own that must not take the program with it.
public final class Assistant {
    /// Waiting for a frame longer than the patience throws `.timedOut`.
    public let channel: FrameChannel
    private let child: Child

    private init(channel: FrameChannel, child: Child) {
        self.channel = channel
        self.child = child
    }

    deinit {
        child.stopAndWait()
    }

    /// - Parameters:
    ///   - arguments: the words behind the program's name. Its end of the channel is descriptor 3.
    ///   - patience: the seconds that one answer may take.
    public static func start(_ arguments: [String], patience: Double) throws(MachineFault) -> Assistant {
        let (ours, theirs) = try Descriptor.socketPair(timeout: patience)
        let environment = ProcessInfo.processInfo.environment
        let command = ProgramCall("/proc/self/exe", arguments, environment: environment)
        let folder = FileManager.default.currentDirectoryPath
        let child = try Child.start(
            Launch(command: command, folder: folder, limits: .ownProcess, passing: [theirs]))
        return Assistant(channel: FrameChannel(owning: try ours.duplicate()), child: child)
    }

    /// How it ended, once the channel is closed. If it still runs, it is stopped.
    public func end() -> ProcessEnd {
        if let end = child.wait(atMost: 1) { return end }
        child.stop()
        return child.wait()
    }
}
