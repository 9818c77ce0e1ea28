import { makeOperation } from 'urql';
import type { Exchange, Operation, OperationResult } from 'urql';
import { pipe, tap } from 'wonka';
import { announce } from '../live/announcer';
import { t } from '../i18n/translate';
import { errorCode } from './error-kind';

/** Views of one page that end within this time are handled together. */
const TOGETHER_MS = 50;
/** Views that turn out to be gone within this time are announced once. */
const TOLD_MS = 10_000;
/** A page that does not send its query again within this time was left. */
const LEFT_MS = 10_000;
/** The root fields of what only some may see. */
const HIDEABLE = ['season', 'node'];

/**
 * Handles live views that end with `NOT_FOUND`, after the viewer was removed from a season or lost
 * access. Sends the page's queries again, so that the page shows a stranger's view or reports that
 * the season is gone. The loss is announced when an answer shows it: a page without its season may
 * close its live views before they end. One exchange serves all pages, whatever they query or follow.
 */
export const revokedExchange: Exchange = ({ client, forward }) => {
  const asked = new Map<number, Operation>();
  /** The open queries in whose last answer no field of `HIDEABLE` was null. */
  const there = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toldMs = -Infinity;
  const tell = (): void => {
    const now = Date.now();
    if (now - toldMs > TOLD_MS) announce(t('live.ended'));
    toldMs = now;
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
    // A page also ends a query in order to send it again.
    setTimeout(() => {
      if (!asked.has(key)) there.delete(key);
    }, LEFT_MS);
  };
  const noteResult = ({ operation: { key, kind }, data, error }: OperationResult): void => {
    if (kind === 'subscription' && error !== undefined && errorCode(error) === 'NOT_FOUND') {
      clearTimeout(timer);
      timer = setTimeout(askAll, TOGETHER_MS);
    }
    if (kind !== 'query' || error !== undefined) return;
    const roots = (data ?? {}) as Readonly<Record<string, unknown>>;
    if (!HIDEABLE.some((name) => roots[name] === null)) there.add(key);
    else if (there.delete(key)) tell();
  };
  return (operations) => pipe(operations, tap(noteOperation), forward, tap(noteResult));
};
