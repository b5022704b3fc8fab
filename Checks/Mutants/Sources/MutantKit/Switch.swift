/// The C module that mutated sources ask which mutant is active, and in which they record what they reach.
///
/// It is in C because the core imports no library that could read the environment.
public enum Switch {
    /// The environment variable with the mutant's number; without it, nothing is broken.
    public static let number = "MUTANT"
    /// The environment variable with the path of the file that records what a run reaches and costs (`Trace`).
    public static let reach = "MUTANT_REACH"

    /// The header that Swift imports.
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

    /// The source that reads the environment before anything else runs.
    public static func source(count: Int) -> String {
        """
        #include "CMutants.h"
        #include <fcntl.h>
        #include <stdint.h>
        #include <stdlib.h>
        #include <sys/mman.h>
        #include <time.h>
        #include <unistd.h>

        int mutant_switched_on;
        unsigned char *mutants_reached;
        static uint64_t *cpu_time;

        __attribute__((constructor)) static void read_environment(void) {
            const char *number = getenv("\(number)"), *path = getenv("\(reach)");
            if (number) mutant_switched_on = atoi(number);
            if (!path) return;
            // In a file that is in memory: it stays when the process does not.
            int file = open(path, O_RDWR | O_CREAT, 0600);
            if (file < 0 || ftruncate(file, \(Trace.header + count + 1)) != 0) abort();
            void *bytes = mmap(NULL, \(Trace.header + count + 1), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
            if (bytes == MAP_FAILED) abort();
            cpu_time = bytes;
            mutants_reached = (unsigned char *)bytes + \(Trace.header);
        }

        // Those that the tests start are added.
        __attribute__((destructor)) static void write_cpu_time(void) {
            struct timespec used;
            if (!cpu_time || clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used) != 0) return;
            *cpu_time += (uint64_t)used.tv_sec * 1000000 + (uint64_t)used.tv_nsec / 1000;
        }

        """
    }
}
