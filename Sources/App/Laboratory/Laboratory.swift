// Laboratory: runs the lab's prompt, with apps, their processes and the terminal. `LabSession` has the pure logic of the
// lab. The lab neither records progress nor gives grades.
//
// Start at `LabVisit`, which opens the lab on a view and stays until the person leaves. `LabSource` finds and builds the
// app. `LabStage` starts the process of the lab's app. `LabLoop` reads lines and performs the session's effects. A
// `LabVoice` reports events to a person or to a program.
//
// Without a prompt, `StoryFile` runs a scenario from a file, and `SourceExploration` runs invented stories.
