// Reporting: renders facts and decides nothing.
//
// `VerdictReport` is what a learner reads in a terminal, and `Timeline` is one run as a picture of its time.
// `TimelineLayout` says what such a picture shows and where, and knows no medium: `TextTimeline` draws it with
// characters, `SVGTimeline` with lines, `TimelineSentences` tells it. `VerdictJSON` is the same for programs;
// `docs/facts.md` describes it.
