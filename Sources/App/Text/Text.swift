// Text: measures, wraps and colors the text of every page. The module depends on neither the course nor a terminal.
//
// `Terminal` and `Reporting` use these types:
//
//   PageStyle       the width of a page, and whether it has color, Unicode and drawings
//   DisplayWidth    the number of columns of a text; `WidthTable` is its data
//   StyledText      text with paint; only this type writes escape sequences
//   TextWrapper     breaks text into lines, styled or not
//   Paragraph       breaks a line and keeps its indent
//   FlatText        puts text on one line
//   FittedText      cuts and pads text to a number of columns
//   MarkupText      makes text safe in HTML and SVG
//   PrintableText   makes an app's text safe to show
//   Hallmark        marks the course's control characters, to remove all others
//   JSONText        a value as JSON that is safe to show on a terminal
//   ASCIIText       replaces characters for a terminal that shows only ASCII
//   Spelling        suggests words for a misspelled one
//   Wording         words numbers and lists for sentences
