/**
 * An amendment is refused if the new rules would let no proposal pass [ruling X11]. A document
 * cannot know the number of players, so a fallback majority exists [AE2].
 */
import { passesTest } from './popularity';
import type { Classes } from './popularity';

/** True if that many voters, with none against, could adopt a proposal of some class. */
const isAdoptable = (classes: Classes, voters: number): boolean =>
  classes.some(({ popularity }) =>
    Array.from({ length: voters + 1 }).some((_, votesFor) =>
      passesTest(popularity, { votesFor, votesAgainst: 0 }, voters),
    ),
  );

/** The problem if no proposal could pass in the new classes, unless that was so before. */
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
