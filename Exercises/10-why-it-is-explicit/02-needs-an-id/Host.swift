import Lab
import SwiftUI

extension EnvironmentValues {
    @Entry var album = "blue"
}

/// The app's settings, which any view can read.
@MainActor @Observable
final class Settings {
    var album = "blue"
}

/// The server of the albums.
enum Albums {
    static func text(_ path: String) async -> String {
        guard let url = URL(string: "https://music.example/\(path)") else { return "" }
        do {
            let (data, _) = try await URLSession.shared.data(from: url)
            return String(decoding: data, as: UTF8.self)
        } catch {
            return ""
        }
    }
}

/// The app around each case: it passes the album in three ways, and the stars in one.
struct Host: View {
    @Knob var album = "blue"
    @Knob var stars = 3
    @State private var settings = Settings()

    var body: some View {
        Screen(album: album, stars: stars)
            .environment(\.album, album)
            .environment(settings)
            .onChange(of: album, initial: true) { settings.album = album }
    }
}
