import CommandOutput
import Essentials
import Terminal
import Text

/// Asks a person, before the lab starts, which of several views or programs to show.
struct Choice {
    struct Item {
        let name: String
        /// An explanation of the choice; empty if the name alone is clear.
        let inWords: String
    }
    /// The text of the question, with a colon at its end.
    let question: String
    let items: [Item]

    /// The error if the person chooses nothing.
    struct Declined: Error, CustomStringConvertible {
        let description = "Nothing was chosen."
    }

    /// Without a terminal, throws an error that lists the values for `--root`.
    func pick<Element>(from elements: [Element], isAsked: Bool) throws -> Element {
        guard isAsked, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
            let width = items.map(\.name.count).max() ?? 0
            let list = items.map { item in
                let gap = String(repeating: " ", count: width - item.name.count)
                return "\n  --root \(item.name)" + (item.inWords.isEmpty ? "" : "\(gap)    \(item.inWords)")
            }
            throw LabFault.nothingToShow("the lab can show several views; choose one:\(list.joined())")
        }
        Waiting.end()
        Output.say(question)
        let width = PageStyle().fitted().width
        for (place, item) in items.enumerated() {
            let text = item.inWords.isEmpty ? item.name : "\(item.name): \(item.inWords)"
            let lines = TextWrapper(width: width - 5).wrap(text)
            Output.say("  \(place + 1)  " + lines.joined(separator: "\n     "))
        }
        while true {
            Output.show("Which one? (Return: 1) ")
            let word = readLine().map { $0.filter { !$0.isWhitespace } } ?? "quit"
            if ["quit", "q", "exit"].contains(word) { throw Declined() }
            if word.isEmpty { return elements[0] }
            if let number = Int(word), elements.indices.contains(number - 1) { return elements[number - 1] }
            if let place = items.firstIndex(where: { $0.name == word }) { return elements[place] }
            Output.say("Type a number from 1 to \(elements.count), or a name. `quit` leaves the lab.")
        }
    }
}
