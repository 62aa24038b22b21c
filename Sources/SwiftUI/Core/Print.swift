import Lifecycle

/// The standard `print`, with its virtual time: the line goes to whoever watches the app.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Console.shared.write(items.map { "\($0)" }.joined(separator: separator) + terminator)
}
