/*
 * How long anything may take with PostgreSQL before it is given up, so that nothing waits for ever
 * for a server, a network or another node that does not answer.
 */

/** For a connection to be made, or for one of the pool's to be free. */
export const CONNECT_TIMEOUT_MS = 5_000;

/**
 * For a lock on a row. Commits hold theirs for some milliseconds. Whoever holds one for longer has
 * stopped in the middle, and those who wait are better told so: see `SeasonsLocked`.
 */
export const LOCK_TIMEOUT_MS = 1_000;

/** For a statement, by the server's watch: the largest commits take a fraction of a second. */
export const STATEMENT_TIMEOUT_MS = 5_000;

/**
 * For the answer to a statement, by our own watch, when nothing comes back at all: longer than the
 * server's, which says more.
 */
export const QUERY_TIMEOUT_MS = 6_000;

/**
 * For the next statement of a transaction. A node that has stopped in one, or whose host is gone, keeps its
 * locks for that long.
 */
export const IDLE_IN_TRANSACTION_MS = 5_000;

/** Before the kernel asks on a silent connection whether the other side is still there. */
export const KEEP_ALIVE_MS = 10_000;
