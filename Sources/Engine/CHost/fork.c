#include "fork.h"

#include <unistd.h>

pid_t course_fork(void) {
    return fork();
}
