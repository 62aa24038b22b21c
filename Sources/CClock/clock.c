#include "CClock.h"
