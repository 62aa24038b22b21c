import Lab
import SwiftUI

extension EnvironmentValues {
    /// What the settings say.
    @Entry var language = "en"
}

/// The app around your page. Whoever chooses an episode chooses its season with it: the knob `chosen` is like `2x5`.
struct Host: View {
    @Knob var chosen = "1x1"
    @Knob var language = "en"

    var body: some View {
        let numbers = chosen.split(separator: "x").compactMap { Int($0) }
        EpisodePage(season: numbers.first ?? 1, episode: numbers.last ?? 1)
            .environment(\.language, language)
    }
}
