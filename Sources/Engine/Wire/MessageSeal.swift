/// Proves to the receiver of a message that the referee or the host has sent the message.
///
/// Real runs compute tags with `KeyedSeal` of the module Seal. Answers are compiled against the module
/// Wire, so Wire contains only the protocol `MessageSeal` and no hashing library.
public protocol MessageSeal {
    /// Computes the tag of the message with the given number. Only the referee and the host can compute the
    /// tag.
    func tag(of payload: ArraySlice<UInt8>, number: UInt64, from end: MessageChannel.End) -> [UInt8]
}

extension MessageChannel {
    /// The program at one end of a message channel: the referee or the host.
    public enum End: UInt8, Sendable {
        case referee = 1
        case host = 2

        var other: End { self == .referee ? .host : .referee }
    }

    /// The number of bytes in a tag.
    public static let tagLength = 16

    /// The state of a channel with tags: the numbers of messages that were sent and received since the tags
    /// began.
    struct Sealing {
        let seal: any MessageSeal
        let end: End
        var sent: UInt64 = 0
        var received: UInt64 = 0

        mutating func tagOfNext(_ payload: ArraySlice<UInt8>) -> [UInt8] {
            defer { sent += 1 }
            return seal.tag(of: payload, number: sent, from: end)
        }

        mutating func isNext(_ payload: ArraySlice<UInt8>, tag: ArraySlice<UInt8>) -> Bool {
            defer { received += 1 }
            return tag.elementsEqual(seal.tag(of: payload, number: received, from: end.other))
        }
    }
}
