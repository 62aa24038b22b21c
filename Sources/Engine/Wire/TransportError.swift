/// How a request fails without a response. The raw values are words of the scenario language.
public enum TransportError: String, WireChoice, Sendable {
    case timeout
    case offline
    case refused
    case reset
}
