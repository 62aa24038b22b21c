// no such module 'CoreData'
import CoreData
import SwiftUI

struct FetchedNotes: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.text)]) private var notes: FetchedResults<NoteEntity>

    var body: some View {
        List(notes) { Text($0.text ?? "") }
    }
}
