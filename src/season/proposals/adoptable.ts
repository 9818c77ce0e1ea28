/**
 * Rules under which nothing could be adopted are not what anybody wants [ruling X11]. What becomes of the players
 * later cannot be asked of a document: a majority is left then [AE2].
 */
import { meets } from './popularity';
import type { Classes } from './popularity';

/** Whether some votes for it, with none against, adopt a proposal where that many can vote. */
const isAdoptable = (classes: Classes, voters: number): boolean =>
  classes.some(({ popularity }) =>
    Array.from({ length: voters + 1 }).some((_, votesFor) =>
      meets(popularity, { votesFor, votesAgainst: 0 }, voters),
    ),
  );

/** What is wrong with classes in the place of others, unless it was wrong with those. */
export const unadoptable = (before: Classes, after: Classes, voters: number) =>
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
