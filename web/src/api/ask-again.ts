import type { Exchange, Operation, OperationResult } from 'urql';
import { makeSubject, merge, pipe, tap } from 'wonka';
import { passed } from '../app/passed';
import { untilWorthIt } from '../app/until-worth-it';
import { isLost, waitOf } from './is-lost';

const FIRST_MS = 1_000;
/** Whoever looks at a page that says that the house cannot be reached waits no longer than this once it can. */
const LONGEST_MS = 5_000;

/** Of those who were refused together, each comes back at a moment of its own. */
const spread = (): number => 2_000 * Math.random();

type Waiting = { readonly times: number };

/**
 * A question that nobody answered, or that was refused because too much was asked, is told as such, and asked again for as long as a page wants to know. It waits for
 * no sign that the network is back, though one is heeded: the sign may come before anybody listens, and the socket,
 * which would tell of a cut, may first be opened after it.
 */
export const askAgain: Exchange = ({ forward }) => {
  const waiting = new Map<number, Waiting>();
  return (operations) => {
    const again = makeSubject<Operation>();
    const note = ({ operation, error }: OperationResult): void => {
      const { key, kind } = operation;
      const times = (waiting.get(key)?.times ?? -1) + 1;
      waiting.delete(key);
      if (kind !== 'query' || error === undefined) return;
      const waitMs = waitOf(error);
      if (waitMs === null && !isLost(error)) return;
      const wait: Waiting = { times };
      waiting.set(key, wait);
      const worthIt =
        waitMs === null ? untilWorthIt(times, FIRST_MS, LONGEST_MS) : passed(waitMs + spread());
      void worthIt.then(() => {
        if (waiting.get(key) === wait) again.next(operation);
      });
    };
    return pipe(
      // What is asked by the page itself, or not wanted any more, is not waited for.
      forward(
        merge([
          pipe(
            operations,
            tap(({ key }) => waiting.delete(key)),
          ),
          again.source,
        ]),
      ),
      tap(note),
    );
  };
};
