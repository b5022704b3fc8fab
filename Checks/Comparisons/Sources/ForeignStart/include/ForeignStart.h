#ifndef FOREIGN_START_H
#define FOREIGN_START_H

// Tells whoever sent the command, one line.
void foreign_say(const char *words);

// Does what a command says to the program's window; in the library's Swift part.
void foreign_obey(void *window, const char *command);

#endif
