// Reporting: turns verdicts and traces into text, pictures and JSON.
//
// A learner reads a `VerdictReport` in the terminal after an attempt. `LedgerReport`, `AttemptTable` and `ParBars` show
// the requests, and compare attempts with a perfect app. `Lines/` describes the events that one line at the lab's
// prompt caused. `Timeline/` draws the timeline of a run. `TimelineLayout` contains the lanes of a run. `TextTimeline`
// draws the timeline with characters, `SVGTimeline` with shapes, and `TimelineSentences` describes the timeline in
// words.
//
// `VerdictFacts`, `LedgerBookFacts` and `EventSeries` are the same facts as JSON; `docs/facts.md` describes them.
//
// Each report takes a verdict or a trace and a `PageStyle`, and returns text. No report reads a clock, a file or an
// environment variable.
