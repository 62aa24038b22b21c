import SwiftUI

/// An app that asks how it was started hears of no arguments and of no variable of a test's or of Xcode's.
struct StartedPlainly: View {
    let input: Int

    var body: some View {
        let info = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"]
        let _ = print(
            "started with \(ProcessInfo.processInfo.arguments.count - 1) arguments, for \(info ?? "nobody")")
        Text("Started")
    }
}
