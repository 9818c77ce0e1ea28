/* Time limits for PostgreSQL, so that nothing waits for ever for a server, a network or another
   node. */

/** The limit for a new connection, or for a free one in the pool. */
export const CONNECT_TIMEOUT_MS = 5_000;

/**
 * The limit for a row lock. Commits keep locks for some milliseconds. A transaction that keeps one
 * longer has stopped midway, and the transactions that wait for it should fail: see
 * `SeasonsLocked`.
 */
export const LOCK_TIMEOUT_MS = 1_000;

/**
 * The limit for a statement, measured by the server. The largest commits take a fraction of a
 * second.
 */
export const STATEMENT_TIMEOUT_MS = 5_000;

/**
 * The limit for an answer, measured by this process, in case nothing comes back at all. It is
 * longer than the server's limit, because the server's error is more exact.
 */
export const QUERY_TIMEOUT_MS = 6_000;

/**
 * The limit for the next statement of a transaction. If a node or its host stops in a transaction,
 * its locks stay that long.
 */
export const IDLE_IN_TRANSACTION_MS = 5_000;

/** The time after which the kernel probes a silent connection. */
export const KEEP_ALIVE_MS = 10_000;
