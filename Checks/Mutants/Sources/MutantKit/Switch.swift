/// The module in C that the mutated sources ask which mutant is switched on, and tell what they reach.
///
/// In C, because the core imports no library that could read the environment.
public enum Switch {
    /// The environment variable with the mutant's number; without it, nothing is broken.
    public static let number = "MUTANT"
    /// The environment variable with the path of a file, a byte for each mutant: 1 where it was reached.
    public static let reach = "MUTANT_REACH"

    /// What Swift sees.
    public static let header = """
        #ifndef CMUTANTS_H
        #define CMUTANTS_H
        #include <stdbool.h>

        extern int mutant_switched_on;
        extern unsigned char *mutants_reached;

        static inline int mutant_number(void) { return mutant_switched_on; }
        static inline void mutant_reached(int number) { if (mutants_reached) mutants_reached[number] = 1; }
        static inline bool mutant_is(int number) {
            mutant_reached(number);
            return mutant_switched_on == number;
        }
        #endif

        """

    /// What reads the environment, before anything else runs.
    public static func source(count: Int) -> String {
        """
        #include "CMutants.h"
        #include <fcntl.h>
        #include <stdlib.h>
        #include <sys/mman.h>
        #include <unistd.h>

        int mutant_switched_on;
        unsigned char *mutants_reached;

        __attribute__((constructor)) static void read_environment(void) {
            const char *number = getenv("\(number)"), *path = getenv("\(reach)");
            if (number) mutant_switched_on = atoi(number);
            if (!path) return;
            // In a file that is in memory: it stays when the process does not.
            int file = open(path, O_RDWR | O_CREAT, 0600);
            if (file < 0 || ftruncate(file, \(count + 1)) != 0) abort();
            void *bytes = mmap(NULL, \(count + 1), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
            if (bytes == MAP_FAILED) abort();
            mutants_reached = bytes;
        }

        """
    }
}
