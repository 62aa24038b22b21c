import SwiftUI

/// XML is parsed to its end, undone changes can be redone, and names and values are formatted and stored.
struct ReadDocument: View {
    let input: Int

    var body: some View {
        Text("Reading").task {
            for text in ["<a x='1'>one<b/>&lt;two&#33;</a>", "<a><b></a>", "words", "<a>&nope;</a>"] {
                let reader = Reader()
                let parser = XMLParser(data: Data(text.utf8))
                parser.delegate = reader
                let isWhole = parser.parse()
                let code = (parser.parserError as NSError?)?.code
                print("\(isWhole) \(reader.parts)\(code.map { " error \($0)" } ?? "")")
            }
            undo()
            var name = PersonNameComponents()
            (name.givenName, name.familyName, name.middleName) = ("Ada", "Lovelace", "King")
            print(name.formatted(.name(style: .long)), name.formatted(.name(style: .abbreviated)))
            let store = NSUbiquitousKeyValueStore.default
            print("kept before: \(store.longLong(forKey: "n"))")
            store.set(Int64(3), forKey: "n")
            print("kept now: \(store.longLong(forKey: "n"))")
        }
    }

    private func undo() {
        let manager = UndoManager()
        let pad = Pad()
        pad.write("a", manager)
        manager.beginUndoGrouping()
        pad.write("b", manager)
        pad.write("c", manager)
        manager.endUndoGrouping()
        manager.setActionName("Typing")
        print(pad.text, manager.undoMenuItemTitle)
        manager.undo()
        print(pad.text, manager.redoMenuItemTitle)
        manager.redo()
        print(pad.text, manager.canRedo)
        manager.undo()
        manager.undo()
        print("empty: \(pad.text.isEmpty), can undo: \(manager.canUndo)")
    }
}

private final class Pad {
    var text = ""

    func write(_ letter: String, _ manager: UndoManager) {
        text += letter
        manager.registerUndo(withTarget: self) { $0.erase(letter, manager) }
    }

    private func erase(_ letter: String, _ manager: UndoManager) {
        text.removeLast()
        manager.registerUndo(withTarget: self) { $0.write(letter, manager) }
    }
}

private final class Reader: NSObject, XMLParserDelegate {
    var parts: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
        parts.append("<\(elementName)\(attributeDict["x"].map { " x=\($0)" } ?? "")>")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { parts.append(string) }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        parts.append("</\(elementName)>")
    }
}
