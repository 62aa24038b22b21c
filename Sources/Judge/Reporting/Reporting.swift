// Reporting: renders facts and decides nothing.
//
// `VerdictReport` is what a learner reads in a terminal after an attempt, and `LedgerReport`, `AttemptTable` and `ParBars`
// are its companions. `Lines/` tells what came of one line at the lab's prompt. `Timeline/` draws a run: `TimelineLayout`
// says what the drawing shows and when, and knows no medium; `TextTimeline` draws it with characters, `SVGTimeline` with
// shapes, and `TimelineSentences` tells it.
//
// `VerdictFacts`, `LedgerBookFacts` and `EventSeries` are the same facts for programs; `docs/facts.md` describes them.
//
// Each report takes a verdict or a trace and a `PageStyle`, and returns text. None of them reads a clock, a file or the
// environment.
