/**
 * Nobody wants rules under which nothing could be adopted [ruling X11]. A document cannot foresee
 * the number of players: a majority remains as the fallback then [AE2].
 */
import { passesTest } from './popularity';
import type { Classes } from './popularity';

/** True if some votes for a proposal, with none against, adopt it when there are that many voters. */
const isAdoptable = (classes: Classes, voters: number): boolean =>
  classes.some(({ popularity }) =>
    Array.from({ length: voters + 1 }).some((_, votesFor) =>
      passesTest(popularity, { votesFor, votesAgainst: 0 }, voters),
    ),
  );

/** The problem of the classes that replace others, unless those had it too. */
export const adoptabilityProblem = (before: Classes, after: Classes, voters: number) =>
  isAdoptable(after, voters) || !isAdoptable(before, voters)
    ? []
    : [
        {
          path: '/proposals/classes',
          message:
            'expected a class that the players there are could adopt: nothing could pass any more',
          operation: null,
        },
      ];
