import SwiftUI
import UIKit

struct SearchBarBridge: UIViewRepresentable {
    @Binding var text: String
    var placeholder = "Search"

    class Coordinator: NSObject, UISearchBarDelegate {
        @Binding var text: String

        init(text: Binding<String>) {
            _text = text
        }

        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            text = searchText
        }

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            searchBar.resignFirstResponder()
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

    func makeUIView(context: UIViewRepresentableContext<SearchBarBridge>) -> UISearchBar {
        let bar = UISearchBar(frame: .zero)
        bar.delegate = context.coordinator
        bar.placeholder = placeholder
        return bar
    }

    func updateUIView(_ bar: UISearchBar, context: UIViewRepresentableContext<SearchBarBridge>) {
        bar.text = text
    }
}
