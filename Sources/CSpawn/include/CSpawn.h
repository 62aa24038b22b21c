#ifndef COURSE_SPAWN_H
#define COURSE_SPAWN_H
#endif
