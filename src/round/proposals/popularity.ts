/** When a proposal is popular, "as defined for its type" [Proposals; ruling H2]. */
import { assertNever } from '../../kernel';
import type { Popularity } from '../../rulesets';

export type Tally = { readonly votesFor: number; readonly votesAgainst: number };

export function isPopular(popularity: Popularity, { votesFor, votesAgainst }: Tally): boolean {
  switch (popularity.test) {
    case 'AGAINST_AT_MOST':
      return votesAgainst <= popularity.votes;
    case 'FOR_MORE_THAN_AGAINST':
      return votesFor > votesAgainst;
    case 'FOR_AT_LEAST_AGAINST':
      return votesFor >= votesAgainst && votesFor + votesAgainst >= popularity.minimumVotes;
    default:
      return assertNever(popularity);
  }
}
