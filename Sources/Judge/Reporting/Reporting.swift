// Reporting: only renders facts.
//
// A learner reads a `VerdictReport` in the terminal after an attempt. `LedgerReport`, `AttemptTable` and `ParBars` show
// requests, attempts and pars in detail. `Lines/` reports the events after one line at the lab's prompt. `Timeline/`
// draws a run. `TimelineLayout` contains the lanes of a run. `TextTimeline` draws lanes with characters, `SVGTimeline`
// with shapes, and `TimelineSentences` describes them.
//
// `VerdictFacts`, `LedgerBookFacts` and `EventSeries` are the same facts as JSON; `docs/facts.md` describes them.
//
// Each report takes a verdict or a trace and a `PageStyle`, and returns text. No report reads a clock, a file or an
// environment variable.
