// Laboratory: the lab's conversation, whose pure half is `Rehearsal`. It knows apps, their processes and the terminal, and
// neither progress nor grades of a class.
//
// Start at `LabVisit`: it opens the lab on a view and stays until the person leaves. `LabSource` says where the app comes from,
// `LabStage` has it in its process, `LabLoop` reads lines and does what the rehearsal asks for, and a `LabVoice` tells what
// happened, to a person or to a program.
//
// `StoryFile` plays a scenario from a file, and `SourceExploration` invented stories, with the same sources and no prompt.
