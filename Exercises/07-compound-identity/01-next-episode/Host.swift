import Lab
import SwiftUI

extension EnvironmentValues {
    /// The language of the settings.
    @Entry var language = "en"
}

/// The app around your page. The knob `chosen` is like `2x5`: season 2, episode 5.
/// The knob `everything` is like `2x5xno`: it changes the language in the same instant.
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
