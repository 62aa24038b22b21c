import SwiftUI

/// A missing environment object has no effect until the app uses the object, which ends the app.
struct MissingObject: View {
    let input: Int

    @Observable final class Session { var name = "session" }

    var body: some View {
        Reader(uses: input == 1)
        Reader(uses: true).environment(Session())
    }

    private struct Reader: View {
        let uses: Bool
        @Environment(Session.self) private var session

        var body: some View {
            Text(uses ? session.name : "not used")
        }
    }
}
