import SwiftUI

struct Status: View {
    let isOn: Bool
    var body: some View { Text("On: \(isOn)") }
}
