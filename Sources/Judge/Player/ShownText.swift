import Text

/// A text of an app, a file or a person as the page has it: safe to show, and cut where nobody reads on.
///
/// A hostile answer says as much as a run may. What is kept of it for each answer of a class has to stay small.
extension String {
    func shown(most: Int = 600) -> String {
        let safe = utf8.count > most * 4 ? String(prefix(most + 1)).printable : printable
        return safe.count <= most ? safe : "\(safe.prefix(most))…"
    }
}
