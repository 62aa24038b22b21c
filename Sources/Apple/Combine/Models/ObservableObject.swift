/// A model that views can observe. An observable object announces each change before the change happens.
///
///     final class Profile: ObservableObject {
///         @Published var name = ""
///     }
///
/// By default, an object has one `objectWillChange` publisher, to which every `@Published` property sends
/// before a write. An `objectWillChange` publisher that the model's class declares receives nothing
/// automatically.
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
