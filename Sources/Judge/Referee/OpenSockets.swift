import Scenario

/// The open web sockets of an app, and the messages that each socket still receives.
///
/// A connection receives the replies of its route in order. The delay of a reply begins when the previous reply is
/// sent. The connection stays open until the app cancels it, or until a reply with a failure or a status ends it.
struct OpenSockets {
    private struct Socket {
        let replies: [Reply]
        var told = 0
    }
    private var sockets: [Int: Socket] = [:]

    var requests: Set<Int> { Set(sockets.keys) }

    mutating func open(_ request: Int, hearing replies: [Reply]) {
        sockets[request] = Socket(replies: replies)
    }

    /// The next message of the socket and the message's number, counted from 1; nil after the last message.
    mutating func next(for request: Int) -> (turn: Int, reply: Reply)? {
        guard var socket = sockets[request], socket.told < socket.replies.count else { return nil }
        let reply = socket.replies[socket.told]
        socket.told += 1
        sockets[request] = socket
        return (socket.told, reply)
    }

    /// Returns false if the socket was not open.
    mutating func close(_ request: Int) -> Bool {
        sockets.removeValue(forKey: request) != nil
    }
}
