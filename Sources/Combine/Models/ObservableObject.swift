/// A model that views can watch: it says so before it changes.
///
///     final class Profile: ObservableObject {
///         @Published var name = ""
///     }
///
/// The `objectWillChange` that comes for free is one publisher for each object, and every `@Published` property of the
/// object announces its changes there. An object that declares its own has to send to it itself.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher {
        Announcements.publisher(of: self)
    }
}
