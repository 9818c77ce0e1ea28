import { makeOperation } from 'urql';
import type { Exchange, Operation, OperationResult } from 'urql';
import { pipe, tap } from 'wonka';
import { announce } from '../live/announcer';
import { t } from '../i18n/translate';
import { errorCode } from './error-kind';

/** Views of one page that end within this time are handled together. */
const TOGETHER_MS = 50;
/**
 * The longest wait, on a slow network, between the end of a live view and a refetch without data.
 */
const TOLD_MS = 10_000;

/**
 * Handles live views that end with `NOT_FOUND`, after the viewer was removed from a season or lost
 * access. Sends the page's queries again, so that the page shows a stranger's view or reports that
 * the season is gone. One exchange serves all pages, whatever they query or follow.
 */
export const revokedExchange: Exchange = ({ client, forward }) => {
  const asked = new Map<number, Operation>();
  /** The open queries whose last answer had no null root field. */
  const there = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  let isGone = false;
  let isTold = false;
  // The live view's end and the empty refetch may come in either order.
  const tell = (): void => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      hasEnded = false;
      isGone = false;
      isTold = false;
    }, TOLD_MS);
    if (!hasEnded || !isGone || isTold) return;
    isTold = true;
    announce(t('live.ended'));
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
    if (kind !== 'teardown') return;
    asked.delete(key);
    there.delete(key);
  };
  const noteResult = ({ operation: { key, kind }, data, error }: OperationResult): void => {
    if (kind === 'subscription' && error !== undefined && errorCode(error) === 'NOT_FOUND') {
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
