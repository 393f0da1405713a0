#ifndef CCURL_H
#define CCURL_H

#endif
