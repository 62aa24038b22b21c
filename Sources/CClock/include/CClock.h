#ifndef COURSE_CLOCK_H
#define COURSE_CLOCK_H
#endif
