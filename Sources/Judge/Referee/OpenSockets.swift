import Scenario

/// The web sockets of an app, and what each of them is still told.
///
/// A connection hears the replies of its route one after the other, each so long after the one before it, and then
/// nothing. It stays open until the app cancels it, or a reply ends it: a failure, or a status.
struct OpenSockets {
    private struct Socket {
        let replies: [Reply]
        var told = 0
    }
    private var sockets: [Int: Socket] = [:]

    /// In no order.
    var requests: Set<Int> { Set(sockets.keys) }

    mutating func open(_ request: Int, hearing replies: [Reply]) {
        sockets[request] = Socket(replies: replies)
    }

    /// What this one hears next, counted from 1; nil if nothing more will come by itself.
    mutating func next(for request: Int) -> (turn: Int, reply: Reply)? {
        guard var socket = sockets[request], socket.told < socket.replies.count else { return nil }
        let reply = socket.replies[socket.told]
        socket.told += 1
        sockets[request] = socket
        return (socket.told, reply)
    }

    /// False if it was not open.
    mutating func close(_ request: Int) -> Bool {
        sockets.removeValue(forKey: request) != nil
    }
}
