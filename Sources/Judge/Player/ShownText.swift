import Text

/// Makes a text from an app, a file or a person safe to show, and cuts it if it is long.
///
/// A class's results contain the data of each submission's page, so a hostile answer must not make a page too large.
extension String {
    func shown(most: Int = 600) -> String {
        let safe = utf8.count > most * 4 ? String(prefix(most + 1)).printable : printable
        return safe.count <= most ? safe : "\(safe.prefix(most))…"
    }
}
