// Reporting: renders facts and decides nothing.
//
// A learner reads a `VerdictReport` in the terminal after an attempt. `LedgerReport`, `AttemptTable` and `ParBars` add
// details. `Lines/` reports the events after one line at the lab's prompt. `Timeline/` draws a run: `TimelineLayout` decides
// what to show at which moment, `TextTimeline` draws it with characters, `SVGTimeline` with shapes, and `TimelineSentences`
// puts it into sentences.
//
// `VerdictFacts`, `LedgerBookFacts` and `EventSeries` are the same facts as JSON; `docs/facts.md` describes them.
//
// Each report takes a verdict or a trace and a `PageStyle`, and returns text. None of them reads a clock, a file or the
// environment.
