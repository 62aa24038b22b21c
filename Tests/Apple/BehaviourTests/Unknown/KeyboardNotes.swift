// no such module 'CoreMIDI'
import CoreMIDI
import SwiftUI

struct KeyboardNotes: View {
    @State private var client = MIDIClientRef()

    var body: some View {
        Text("Client \(client)")
    }
}
