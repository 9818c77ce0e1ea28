import type { Exchange, Operation, OperationResult } from 'urql';
import { makeSubject, merge, pipe, tap } from 'wonka';
import { delay } from '../delay';
import { untilRetry } from '../retry-delay';
import { isOutcomeUnknown, rateLimitDelay } from './error-kind';

const FIRST_MS = 1_000;
/**
 * The longest wait between retries, so that a page saying "unreachable" recovers soon after the
 * server does.
 */
const LONGEST_MS = 5_000;

/** Spreads out the retries of clients that were refused together. */
const spread = (): number => 2_000 * Math.random();

type Waiting = { readonly times: number };

/**
 * Retries a query without an answer, or over the rate limit, while a page wants it; the page sees
 * each failure. An "online" event triggers a retry at once. Timed retries are needed as well: the
 * event may fire before anybody listens, and the socket may open too late to notice the cut.
 */
export const retryExchange: Exchange = ({ forward }) => {
  const waiting = new Map<number, Waiting>();
  return (operations) => {
    const retry = makeSubject<Operation>();
    const note = ({ operation, error }: OperationResult): void => {
      const { key, kind } = operation;
      const times = (waiting.get(key)?.times ?? -1) + 1;
      waiting.delete(key);
      if (kind !== 'query' || error === undefined) return;
      const waitMs = rateLimitDelay(error);
      if (waitMs === null && !isOutcomeUnknown(error)) return;
      const wait: Waiting = { times };
      waiting.set(key, wait);
      const worthIt =
        waitMs === null ? untilRetry(times, FIRST_MS, LONGEST_MS) : delay(waitMs + spread());
      void worthIt.then(() => {
        if (waiting.get(key) === wait) retry.next(operation);
      });
    };
    return pipe(
      // The page's own refetch or teardown cancels the wait.
      forward(
        merge([
          pipe(
            operations,
            tap(({ key }) => waiting.delete(key)),
          ),
          retry.source,
        ]),
      ),
      tap(note),
    );
  };
};
