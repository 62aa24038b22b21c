/// A model that views can watch. It announces each change before it happens.
///
///     final class Profile: ObservableObject {
///         @Published var name = ""
///     }
///
/// The default `objectWillChange` is one publisher for each object. Every `@Published` property sends to it before each
/// write. An object that declares its own publisher has to send to it.
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
