public import Foundation

/// Whether an app may record.
public final class AVAudioApplication: NSObject, @unchecked Sendable {
    private static let application = AVAudioApplication()
    public static var shared: AVAudioApplication { application }
    private override init() {}

    // swift-format-ignore: TypeNamesShouldBeCapitalized
    public enum recordPermission: Int, Sendable {
        case undetermined, denied, granted
    }

    public var recordPermission: recordPermission { .denied }
    @discardableResult public static func requestRecordPermission() async -> Bool { false }
    public static func requestRecordPermission(completionHandler handler: @escaping @Sendable (Bool) -> Void)
    {
        DispatchQueue.global().async { handler(false) }
    }
}
