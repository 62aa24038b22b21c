// Study: one learner's files, the runs of the answers, and the pages about the runs. The module Study uses the
// course, the workshop and the learner's folder, but neither `Classroom` nor `Laboratory`.
//
// Start at `AnswerRunner`, which runs answers and returns each run as an `AnswerRun`.
//
// - `Library` is the installed course. `ExerciseAtHand` is the exercise for a command that names no exercise.
// - `Desk/` opens, edits, fixes and watches the learner's files.
// - `Runs/` runs an answer, alone or compared with another answer.
// - `Stories/` runs and saves invented stories.
// - `Pages/` has the pages that people read. `Suggestion` has every command that a page suggests.
