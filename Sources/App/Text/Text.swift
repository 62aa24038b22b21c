// Text: measures, wraps and colors the text of every page. The module Text depends on neither the course nor a
// terminal.
//
// `Terminal` and `Reporting` use the types of the module `Text`:
//
// - `PageStyle` has the width of a page, and says whether the page has color, Unicode and drawings.
// - `DisplayWidth` counts the columns of a text with the data in `WidthTable`.
// - `StyledText` is text with paint. Only this type writes escape sequences.
// - `TextWrapper` breaks text into lines, styled or not.
// - `Paragraph` breaks a line and keeps its indent.
// - `FlatText` puts text on one line.
// - `FittedText` cuts and pads text to a number of columns.
// - `MarkupText` makes text safe in HTML and SVG.
// - `PrintableText` makes an app's text safe to show.
// - `Hallmark` marks the course's control characters, so that an `Outlet` can remove all others.
// - `JSONText` is a value as JSON that is safe to show on a terminal.
// - `ASCIIText` replaces characters for a terminal that shows only ASCII.
// - `Spelling` suggests words for a misspelled word.
// - `Wording` puts numbers and lists into words.
