import type { Exchange, Operation, OperationResult } from 'urql';
import { filter, makeSubject, merge, pipe, tap } from 'wonka';

/** The most retries of one query: a server node may lag behind for long. */
const MOST_TIMES = 3;

type Versioned = { readonly id: string; readonly seq: number };

/**
 * Discards an answer older than a live update of the same season or game, and asks again: otherwise
 * the page would show the old state until the next event. A mutation's answer is kept, since it
 * reports the outcome; the active queries are sent again instead.
 */
export const stalenessExchange: Exchange = ({ forward }) => {
  const newest = new Map<string, number>();
  const times = new Map<number, number>();
  /** The active queries. */
  const shown = new Map<number, Operation>();
  return (operations) => {
    const retry = makeSubject<Operation>();
    const askAgain = (operation: Operation): void => queueMicrotask(() => retry.next(operation));
    const isInOrder = ({ operation, data }: OperationResult): boolean => {
      const { kind, key } = operation;
      const live = liveIn(data);
      let isLate = false;
      const made = madeOf(operation, data).filter(({ id }) => newest.has(id));
      for (const { id, seq } of live.length > 0 ? live : made) {
        if (seq < (newest.get(id) ?? 0)) isLate = true;
        else newest.set(id, seq);
      }
      if (kind === 'mutation' && isLate) shown.forEach(askAgain);
      if (kind !== 'query') return true;
      const asked = times.get(key) ?? 0;
      const isAgain = isLate && asked < MOST_TIMES;
      times.set(key, isAgain ? asked + 1 : 0);
      if (isAgain) askAgain(operation);
      else shown.set(key, operation);
      return !isAgain;
    };
    const noted = tap<Operation>(({ kind, key }) => {
      if (kind === 'teardown') {
        shown.delete(key);
        times.delete(key);
      }
    });
    return pipe(forward(merge([pipe(operations, noted), retry.source])), filter(isInOrder));
  };
};

/** The objects with a `seq` in an answer: its root fields, or a payload's fields. */
function liveIn(data: unknown): readonly Versioned[] {
  const roots = valuesOf(data);
  return [...roots, ...roots.flatMap(valuesOf)].filter(isTold);
}

/** The objects that a mutation's input names, with the payload's `seq`. */
function madeOf({ variables }: Operation, data: unknown): readonly Versioned[] {
  const [payload] = valuesOf(data) as (Partial<Versioned> | null | undefined)[];
  const { input } = (variables ?? {}) as { readonly input?: unknown };
  return valuesOf(input)
    .map((id) => ({ id, seq: payload?.seq }))
    .filter(isTold);
}

const valuesOf = (of: unknown): readonly unknown[] =>
  typeof of === 'object' && of !== null ? Object.values(of) : [];

const isTold = (value: unknown): value is Versioned => {
  const { id, seq } = (value ?? {}) as Partial<Versioned>;
  return typeof id === 'string' && typeof seq === 'number';
};
