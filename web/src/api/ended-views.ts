import { makeOperation } from 'urql';
import type { Exchange, Operation, OperationResult } from 'urql';
import { pipe, tap } from 'wonka';
import { announce } from '../live/announcer';
import { say } from '../words/words';
import { codeOf } from './is-lost';

/** The views of one page end together. */
const TOGETHER_MS = 50;
/** And what they asked is gone together. */
const TOLD_MS = 2_000;

type Asked = {
  readonly operation: Operation;
  /** Whether the answer that is shown has all that was asked for. */
  readonly isThere: boolean;
};

/**
 * A live view of what one may not see any more ends with `NOT_FOUND`: whoever was put out of a season, or to whom it
 * was closed. Whatever the page asked is then asked again, so that it shows what anybody else would see there; and where
 * that is nothing, it is said. One place for all pages: what they follow, and what they ask, is theirs.
 */
export const endedViews: Exchange = ({ client, forward }) => {
  const asked = new Map<number, Asked>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  let isGone = false;
  // In either order: a page may have asked again by itself.
  const tell = (): void => {
    if (!hasEnded || !isGone || told !== undefined) return;
    announce(say('live.ended'));
    told = setTimeout(() => {
      told = undefined;
      hasEnded = false;
      isGone = false;
    }, TOLD_MS);
  };
  const askAll = (): void => {
    for (const { operation } of asked.values()) {
      const context = { ...operation.context, requestPolicy: 'network-only' } as const;
      client.reexecuteOperation(makeOperation('query', operation, context));
    }
  };
  const noteOperation = (operation: Operation): void => {
    const { key, kind } = operation;
    if (kind === 'query') asked.set(key, { isThere: false, ...asked.get(key), operation });
    if (kind === 'teardown') asked.delete(key);
  };
  const noteResult = ({ operation: { key, kind }, data, error }: OperationResult): void => {
    if (kind === 'subscription' && error !== undefined && codeOf(error) === 'NOT_FOUND') {
      clearTimeout(timer);
      timer = setTimeout(askAll, TOGETHER_MS);
      hasEnded = true;
      tell();
    }
    const known = asked.get(key);
    if (kind !== 'query' || known === undefined || error !== undefined) return;
    const isThere = !Object.values(data as object).includes(null);
    asked.set(key, { ...known, isThere });
    if (!known.isThere || isThere) return;
    isGone = true;
    tell();
  };
  return (operations) => pipe(operations, tap(noteOperation), forward, tap(noteResult));
};
