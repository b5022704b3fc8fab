#include "libm.h"
