// Reporting: renders facts and decides nothing.
//
// `VerdictReport` is what a learner reads in a terminal. `TimelineLayout` says what a timeline shows and where, and
// knows no medium; `TextTimeline` draws it with characters. `VerdictJSON` is the same for programs; `docs/facts.md`
// describes it.
