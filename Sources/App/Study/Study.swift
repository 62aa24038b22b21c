// Study: a learner's place of work, with their file, its runs and the pages about them. It knows the course, the workshop and
// the learner's folder, and neither a class nor the lab's prompt.
//
// Start at `AnswerRunner`: every run of an answer is made there, and `AnswerRun` is what came of it.
//
//   Library   the course that is installed around this program; `ExerciseAtHand` is the exercise that nobody named
//   Desk/     the learner's folder and file: open, edit, fix, watch
//   Runs/     what comes of an answer, alone or beside another
//   Stories/  invented stories, played and saved
//   Pages/    what people read of all this; `Suggestion` is every command that a page tells them to type
