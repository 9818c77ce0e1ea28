import { makeOperation } from 'urql';
import type { Exchange, Operation, OperationResult } from 'urql';
import { pipe, tap } from 'wonka';
import { announce } from '../live/announcer';
import { say } from '../words/words';
import { codeOf } from './is-lost';

/** The views of one page end together. */
const TOGETHER_MS = 50;
/** And what they asked is gone soon after or before, however slow the network. */
const TOLD_MS = 10_000;

/**
 * A live view of what one may not see any more ends with `NOT_FOUND`: whoever was put out of a season, or to whom it
 * was closed. Whatever the page asked is then asked again, so that it shows what anybody else would see there; and where
 * that is nothing, it is said. One place for all pages: what they follow, and what they ask, is theirs.
 */
export const endedViews: Exchange = ({ client, forward }) => {
  const asked = new Map<number, Operation>();
  /** What was answered with all that was asked for; a page that asks again by itself leaves its question for a moment. */
  const there = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  let isGone = false;
  let isTold = false;
  // In either order: a page may have asked again by itself.
  const tell = (): void => {
    clearTimeout(told);
    told = setTimeout(() => {
      hasEnded = false;
      isGone = false;
      isTold = false;
    }, TOLD_MS);
    if (!hasEnded || !isGone || isTold) return;
    isTold = true;
    announce(say('live.ended'));
  };
  const askAll = (): void => {
    for (const operation of asked.values()) {
      const context = { ...operation.context, requestPolicy: 'network-only' } as const;
      client.reexecuteOperation(makeOperation('query', operation, context));
    }
  };
  const noteOperation = (operation: Operation): void => {
    const { key, kind } = operation;
    if (kind === 'query') asked.set(key, operation);
    if (kind === 'teardown') asked.delete(key);
  };
  const noteResult = ({ operation: { key, kind }, data, error }: OperationResult): void => {
    if (kind === 'subscription' && error !== undefined && codeOf(error) === 'NOT_FOUND') {
      clearTimeout(timer);
      timer = setTimeout(askAll, TOGETHER_MS);
      hasEnded = true;
      tell();
    }
    if (kind !== 'query' || error !== undefined) return;
    if (!Object.values((data ?? {}) as object).includes(null)) there.add(key);
    else if (there.delete(key)) {
      isGone = true;
      tell();
    }
  };
  return (operations) => pipe(operations, tap(noteOperation), forward, tap(noteResult));
};
