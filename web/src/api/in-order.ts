import type { Exchange, Operation, OperationResult } from 'urql';
import { filter, makeSubject, merge, pipe } from 'wonka';

/** How often the same is asked again: a node of the house may be behind for long. */
const MOST_TIMES = 3;

type Told = { readonly id: string; readonly seq: number };

/**
 * An answer that was on its way while something newer of the same season or game was told live is asked for again, and
 * not taken: it would show what was before, until something happens again.
 */
export const inOrder: Exchange = ({ forward }) => {
  const newest = new Map<string, number>();
  const times = new Map<number, number>();
  const isLate = ({ operation: { kind, key }, data }: OperationResult): boolean => {
    const told = toldIn(data);
    const isOlder = told.some(({ id, seq }) => seq < (newest.get(id) ?? 0));
    for (const { id, seq } of told) newest.set(id, Math.max(seq, newest.get(id) ?? 0));
    const asked = times.get(key) ?? 0;
    const isAgain = kind === 'query' && isOlder && asked < MOST_TIMES;
    if (isAgain) times.set(key, asked + 1);
    else times.delete(key);
    return isAgain;
  };
  return (operations) => {
    const again = makeSubject<Operation>();
    return pipe(
      forward(merge([operations, again.source])),
      filter((result) => {
        const late = isLate(result);
        if (late) queueMicrotask(() => again.next(result.operation));
        return !late;
      }),
    );
  };
};

/** What an answer has that is counted by events: at its roots, or as what a mutation made of it. */
function toldIn(data: unknown): readonly Told[] {
  const roots = valuesOf(data);
  return [...roots, ...roots.flatMap(valuesOf)].filter(isTold);
}

const valuesOf = (of: unknown): readonly unknown[] =>
  typeof of === 'object' && of !== null ? Object.values(of) : [];

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'seq' in value &&
  typeof value.id === 'string' &&
  typeof value.seq === 'number';
