import SwiftUI

/// Files that an app keeps in its folders.
struct AppFiles: View {
    let input: Int

    @State private var words = "Nothing yet"

    var body: some View {
        Text(words).task(id: input) {
            let files = FileManager.default
            let documents = files.urls(for: .documentDirectory, in: .userDomainMask)[0]
            let note = documents.appending(path: "note.txt")
            if input == 0 {
                print("documents: \(documents.path), there: \(files.fileExists(atPath: documents.path))")
                print("the same: \(documents == URL.documentsDirectory)")
                print("note: \(files.fileExists(atPath: note.path))")
                do {
                    try Data("written".utf8).write(to: note, options: .atomic)
                    let support = try files.url(
                        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil,
                        create: true)
                    try "{}".write(
                        to: support.appending(path: "state.json"), atomically: true, encoding: .utf8)
                    print("in documents: \(try files.contentsOfDirectory(atPath: documents.path))")
                    let size = try files.attributesOfItem(atPath: note.path)[.size] as? Int
                    print("bytes: \(size ?? 0)")
                } catch {
                    print("not written: \(error)")
                }
            } else {
                words = (try? String(contentsOf: note, encoding: .utf8)) ?? "Lost"
                try? files.removeItem(at: note)
                print("after removing: \(files.fileExists(atPath: note.path))")
                do {
                    try Data().write(to: URL(filePath: "/usr/note.txt"))
                } catch {
                    print("elsewhere: refused")
                }
            }
        }
    }
}
