// Text: what every page of the course is made of. It knows text and columns, and neither the course nor a terminal.
//
// `Terminal` and `Reporting` build on it, so both measure, break and paint text in the same way:
//
//   PageStyle       how wide a page is, and whether it has color, Unicode and drawings
//   DisplayWidth    how many columns a text takes; `WidthTable` is its data
//   StyledText      text with paint; it alone writes escape sequences
//   TextWrapper     breaks text into lines, styled or not
//   Paragraph       breaks a line below its own indent
//   FlatText        puts text on one line
//   FittedText      cuts and pads text to a number of columns
//   MarkupText      makes text safe in HTML and SVG
//   PrintableText   makes an app's text safe to show
//   Hallmark        tells our own control characters from those of a text, on the way to a terminal
//   JSONText        a value as JSON in which no character steers a terminal
//   ASCIIText       spells text for a terminal that has nothing but ASCII
//   Spelling        what a misspelled word may have meant
//   Wording         counts and lists as sentences have them
