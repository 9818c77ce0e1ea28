/**
 * Loaded before a server whose files may not grow: a write beyond the limit fails then, as on a full
 * disk, and does not end the process.
 */
process.on('SIGXFSZ', () => {});
