import { getOperationName } from 'urql';
import type { Exchange, Operation } from 'urql';
import { pipe, tap } from 'wonka';
import { beginActivity } from '../activity';

/**
 * Marks the page busy while a query or mutation is in flight; the wait before a retry does not
 * count.
 */
export const activityExchange: Exchange = ({ forward }) => {
  const ends = new Map<number, () => void>();
  const end = (key: number): void => {
    ends.get(key)?.();
    ends.delete(key);
  };
  const begin = ({ key, kind, query }: Operation): void => {
    if (kind === 'subscription') return;
    end(key);
    if (kind !== 'teardown') ends.set(key, beginActivity(getOperationName(query) ?? kind));
  };
  return (operations) =>
    pipe(
      operations,
      tap(begin),
      forward,
      tap(({ operation }) => end(operation.key)),
    );
};
