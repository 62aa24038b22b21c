// Grading: trace and scenario in, ledger, findings and verdict out. Knows no process and no file.
//
// The way through it: `RequestRecord` and `WantEpoch` read the trace, `Settlement` brings them together in a `Ledger`,
// each file in `Findings/` looks for one thing that can be wrong, and `Verdict` counts what they found by a `Rubric`.
// Start at `Verdict`. `docs/grading.md` tells the same in words, with worked examples.
