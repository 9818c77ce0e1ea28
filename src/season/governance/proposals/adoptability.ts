/**
 * An amendment is refused if no proposal could pass under the new rules [ruling X11]. A document
 * alone cannot be checked for this, because it does not know the number of players; a fallback
 * majority applies if no proposal could pass [AE2].
 */
import { passesTest } from './popularity';
import type { Classes } from './popularity';

/** True if that many votes for, with none against, could adopt a proposal of some class. */
const isAdoptable = (classes: Classes, voters: number): boolean =>
  classes.some(({ popularity }) =>
    Array.from({ length: voters + 1 }).some((_, votesFor) =>
      passesTest(popularity, { votesFor, votesAgainst: 0 }, voters),
    ),
  );

/**
 * The problem if the amendment makes it impossible to pass a proposal; empty if it already was
 * impossible before.
 */
export const adoptabilityProblem = (before: Classes, after: Classes, voters: number) =>
  isAdoptable(after, voters) || !isAdoptable(before, voters)
    ? []
    : [
        {
          path: '/proposals/classes',
          message:
            'expected a class that the present players could adopt: without one no proposal could pass again',
          operation: null,
        },
      ];
