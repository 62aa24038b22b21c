// cannot find 'EditButton' in scope
import SwiftUI

struct EditedList: View {
    var body: some View { List { Text("row") }.toolbar { EditButton() } }
}
