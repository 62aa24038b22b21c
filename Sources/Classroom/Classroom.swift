// Classroom: many submissions, both cores, and no way for one to cost another anything.
