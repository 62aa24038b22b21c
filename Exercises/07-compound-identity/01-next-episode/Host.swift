import Lab
import SwiftUI

extension EnvironmentValues {
    /// What the settings say.
    @Entry var language = "en"
}

/// The app around your page. Choosing an episode chooses its season too: the knob `chosen` is like `2x5`.
/// The knob `everything` changes the language in the same moment, and is like `2x5xno`.
struct Host: View {
    @Knob var chosen = "1x1"
    @Knob var language = "en"
    @Knob var everything = ""

    var body: some View {
        let parts = (everything.isEmpty ? "\(chosen)x\(language)" : everything).split(separator: "x")
        EpisodePage(season: Int(parts[0]) ?? 1, episode: Int(parts[1]) ?? 1)
            .environment(\.language, String(parts[2]))
    }
}
