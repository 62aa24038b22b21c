import Text

/// A page in one file, with its style, its script and its data. The page's policy allows no script or style
/// from outside.
///
/// A page without a script forbids all scripts in its content security policy. The page's JSON data escapes each `<`,
/// so no text can close the HTML element that contains the data.
public struct WebPage: Sendable {
    public var title: String
    public var style: String
    public var script: String?
    public var data: String?
    /// HTML that the course wrote itself; never a text from a person or an app.
    public var body: String

    public init(title: String, style: String, script: String?, data: String?, body: String) {
        (self.title, self.style, self.script) = (title, style, script)
        (self.data, self.body) = (data, body)
    }

    public var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <title>\(MarkupText.escapedExactly(title))</title>
        <style>\(style)</style>
        </head>
        <body>
        \(body)
        \(scripts)</body>
        </html>

        """
    }

    private var scripts: String {
        let data = data.map { data in
            "<script type=\"application/json\" id=\"data\">\(data.replacing("<", with: "\\u003c"))</script>\n"
        }
        return (data ?? "") + (script.map { "<script>\($0)</script>\n" } ?? "")
    }

    private var policy: String {
        let allowed = script.map { "script-src '\(SourceHash(of: $0))'; " } ?? ""
        return
            "default-src 'none'; \(allowed)style-src '\(SourceHash(of: style))'; base-uri 'none'; form-action 'none'"
    }
}
