import CHost
import Foundation
import VirtualTime
import Wire

/// Runs a built answer several times. Each run has its own copy of this process.
///
/// A copy is a separate process in the same sandbox. Making a copy is faster than starting the sandbox and the program for each
/// run.
enum RepeatedRuns {
    /// The exit status of a process copy whose run ended normally. If a copy ends with a different exit status, the app
    /// itself has ended the process.
    private static let over: Int32 = 75

    /// Returns once for each run, in a new copy of this process. All copies use the same socket.
    ///
    /// With `--single`, a run has the same call stack as in a copy, because the same function serves both.
    ///
    /// - Parameter folder: the folder that the app may write to, which the host empties before each run.
    /// - Parameter prepare: called once, when the first run begins and the answer is built.
    static func enterCopies(_ descriptor: Int32, emptying folder: String?, preparing prepare: () -> Void) {
        empty(folder)
        guard begins(on: descriptor) else { _exit(0) }
        prepare()
        repeat {
            let copy = course_fork()
            guard copy >= 0 else { _exit(70) }
            if copy == 0 { return }
            var status: Int32 = 0
            while waitpid(copy, &status, 0) < 0, errno == EINTR {}
            leave(as: status)
            empty(folder)
        } while begins(on: descriptor)
        _exit(0)
    }

    static func empty(_ folder: String?) {
        guard let folder, course_empty_folder(folder) != 0 else { return }
        AppHost.stop("\(folder) cannot be emptied: \(String(cString: strerror(errno)))")
    }

    static func leaveCopy() -> Never { _exit(over) }

    /// Reads and writes each common kind of message before the process makes copies, so that copies find the messages'
    /// types in the runtime's cache.
    static func warmUp() {
        let location = SourceLocation(file: "", line: 1)
        let scope = Scope(view: "", phase: .task, location: location)
        let kinds: [HostEvent.Kind] = [
            .requested(OutgoingRequest(id: 1, method: "", url: "", location: location)),
            .cancelled(request: 1),
            .screen([ScreenLine(.text, "")]), .console(""),
            .fact(.taskStarted(view: "", serial: 1, location: location)),
            .fact(.bodyEvaluated(view: "", cause: .stateChanged(name: ""))),
            .fact(.taskCancelled(view: "", serial: 1, reason: .idChanged)),
        ]
        let events = kinds.map { HostEvent(at: .zero, scope: scope, kind: $0) }
        let response = Response(status: 200, headers: ["": ""], body: [0])
        reread(HostMessage.ready(version: wireVersion, knobs: [Wire.Knob(name: "", kind: "")]))
        reread(HostMessage.paused(Pause(at: .zero, events: events, nextDeadline: .zero)))
        for message: RefereeMessage in [
            .hello(version: wireVersion, seed: 1), .show([KnobSetting(knob: "", value: "")]),
            .set(KnobSetting(knob: "", value: "")), .run(until: .zero),
            .gesture(.tap(label: "")), .deliver(request: 1, response: response), .bye, .again,
        ] { reread(message) }
    }

    private static func reread<Message: WireValue>(_ message: Message) {
        do throws(WireFault) {
            _ = try WireReader.value(Message.self, from: WireWriter.bytes(of: message))
        } catch {
            // Errors during the warm-up do not matter, because the run reports the same errors.
        }
    }

    /// Waits until the first byte of a run's messages arrives, but leaves the byte for the copy of the process to read.
    /// Returns false if the referee has closed the socket.
    static func begins(on descriptor: Int32) -> Bool {
        var byte: UInt8 = 0
        while true {
            let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK))
            if count < 0, errno == EINTR { continue }
            return count > 0
        }
    }

    /// Ends this process with the copy's exit status or signal if the copy ended during a run.
    private static func leave(as status: Int32) {
        let signal = status & 0x7F
        guard signal == 0 else {
            Foundation.signal(signal, SIG_DFL)
            raise(signal)
            _exit(128 + signal)
        }
        let code = (status >> 8) & 0xFF
        if code != over { _exit(code) }
    }
}
