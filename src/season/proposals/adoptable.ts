/** Rules under which nothing could be adopted could never be changed by vote again [ruling X11]. */
import { isPopular, settledBy } from './popularity';
import type { Popularity } from './popularity';

type Classes = readonly { readonly popularity: Popularity }[];

/**
 * Whether some votes for it, with none against, adopt a proposal where that many can vote, and it is not decided before
 * anybody has.
 */
const isAdoptable = (classes: Classes, voters: number): boolean =>
  classes.some(
    ({ popularity }) =>
      settledBy(popularity, { votesFor: 0, votesAgainst: 0 }, voters) !== false &&
      Array.from({ length: voters + 1 }).some((_, votesFor) =>
        isPopular(popularity, { votesFor, votesAgainst: 0 }, voters),
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
