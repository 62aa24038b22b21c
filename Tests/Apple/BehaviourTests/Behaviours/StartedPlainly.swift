import SwiftUI

/// An app that asks how it was started hears of no argument and of no variable of a test's or of Xcode's.
struct StartedPlainly: View {
    let input: Int

    var body: some View {
        let reason = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"]
        let isDemo = ProcessInfo.processInfo.arguments.contains("--demo")
        let _ = print("started for \(reason ?? "nobody"), as a demo: \(isDemo)")
        Text("Started")
    }
}
