import SwiftUI

/// A scene's focused value is readable while its view is on screen, and a view's only while the view has the focus.
struct FocusedScene: View {
    let input: Int
    @State private var name = ""
    @State private var place = ""

    var body: some View {
        Shown()
        if input == 0 {
            Text("page").focusedSceneValue(\.sceneTitle, "Draft")
        }
        TextField("Name", text: $name).focusedValue(\.fieldTitle, "person \(name)")
        TextField("Place", text: $place)
    }

    private struct Shown: View {
        @FocusedValue(\.sceneTitle) private var scene
        @FocusedValue(\.fieldTitle) private var field

        var body: some View { Text("\(scene ?? "no scene"), \(field ?? "no field")") }
    }
}

extension FocusedValues {
    @Entry fileprivate var sceneTitle: String?
    @Entry fileprivate var fieldTitle: String?
}
