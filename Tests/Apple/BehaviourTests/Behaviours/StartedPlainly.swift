import SwiftUI

/// The app's process info contains no argument and no variable of a test or of Xcode.
struct StartedPlainly: View {
    let input: Int

    var body: some View {
        let reason = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"]
        let isDemo = ProcessInfo.processInfo.arguments.contains("--demo")
        let _ = print("started for \(reason ?? "nobody"), as a demo: \(isDemo)")
        Text("Started")
    }
}
