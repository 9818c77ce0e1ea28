/**
 * Loaded before a server whose file sizes are limited. A write beyond the limit fails, as on a full
 * disk, instead of ending the process.
 */
process.on('SIGXFSZ', () => {});
