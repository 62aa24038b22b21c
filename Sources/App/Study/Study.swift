// Study: one learner's files, the runs of the answers, and the pages about these runs. The module uses the course,
// the workshop and the learner's folder, but neither `Classroom` nor `Laboratory`.
//
// Start at `AnswerRunner`, which runs answers and returns each run as an `AnswerRun`.
//
//   Library   the installed course; `ExerciseAtHand` is the exercise for a command that names no exercise
//   Desk/     the learner's folder and file: open, edit, fix, watch
//   Runs/     runs of an answer, alone or compared with another answer
//   Stories/  invented stories: running and saving them
//   Pages/    the pages that people read; `Suggestion` has every command that a page suggests
