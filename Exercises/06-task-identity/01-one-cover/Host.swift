import Lab
import SwiftUI

/// The player around your view. Scenarios set its knobs as a player would, mostly the seconds.
struct Host: View {
    @Knob var title = "Intro"
    @Knob var album = "blue"
    @Knob var second = 0
    @Knob var isLiked = false

    var body: some View {
        NowPlaying(song: Song(title: title, album: album, second: second, isLiked: isLiked))
    }
}
