// What the lessons need of libcmark. Nothing else in the house includes this header.
#include <cmark.h>
