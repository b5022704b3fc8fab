#ifndef FOREIGN_START_H
#define FOREIGN_START_H

// Sends one line to whoever sent the command.
void foreign_say(const char *words);

// Carries out a command on the program's window; implemented in the library's Swift part.
void foreign_obey(void *window, const char *command);

#endif
