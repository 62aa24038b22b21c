import FoundationEssentials
import Glibc

/// This machine's time zone. `TimeZone.current` needs ICU.
public enum LocalTime {
    /// The seconds that local time is ahead of UTC at a moment.
    public static func offset(at time: Date) -> Int {
        var seconds = time_t(time.timeIntervalSince1970)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return parts.tm_gmtoff
    }

    /// The zone's name, such as `Europe/Oslo`.
    public static var zone: String {
        if let name = ProcessInfo.processInfo.environment["TZ"], !name.isEmpty { return name }
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime")
        return target?.split(separator: "zoneinfo/").dropFirst().last.map(String.init) ?? "UTC"
    }
}
