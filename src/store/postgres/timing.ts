/*
 * Time limits with PostgreSQL, so that nothing waits for ever for a server, a network or another
 * node that does not answer.
 */

/** For a new connection, or for a free one of the pool. */
export const CONNECT_TIMEOUT_MS = 5_000;

/**
 * For a lock on a row. Commits hold theirs for some milliseconds. A transaction that holds one for
 * longer has stopped in the middle, and the waiting ones should fail: see `SeasonsLocked`.
 */
export const LOCK_TIMEOUT_MS = 1_000;

/** For a statement, by the server's clock: the largest commits take a fraction of a second. */
export const STATEMENT_TIMEOUT_MS = 5_000;

/**
 * For the answer to a statement, by our own clock, if nothing comes back at all: longer than the
 * server's, whose error says more.
 */
export const QUERY_TIMEOUT_MS = 6_000;

/**
 * For the next statement of a transaction. A node that has stopped in one, or whose host is gone,
 * keeps its locks for that long.
 */
export const IDLE_IN_TRANSACTION_MS = 5_000;

/** The time after which the kernel probes a silent connection. */
export const KEEP_ALIVE_MS = 10_000;
