/** When a proposal is popular, "as defined for its type" [Proposals; rulings H2, L4]. */
import { assertNever } from '../../kernel';
import { isAdoptedBy, readsValues } from '../../rulesets';
import type { Expression, ValueOf } from '../../rulesets';
import { isMajority } from '../majority';

/** What the votes for and against must satisfy, as a game's rules have it. */
export type Popularity =
  | { readonly test: 'AGAINST_AT_MOST'; readonly votes: number }
  | { readonly test: 'FOR_MORE_THAN_AGAINST' }
  | { readonly test: 'FOR_AT_LEAST_AGAINST'; readonly minimumVotes: number }
  | Formula
  | Quorum;

/** What the votes and the number of players must meet as the voting period ends [ruling X5]. */
type Formula = {
  readonly test: 'FORMULA';
  readonly formula: Expression;
  /** Whether it is decided as soon as it cannot come out otherwise; left out: it is not [ruling AC2]. */
  readonly settles?: boolean;
};

/**
 * Votes for it from more than half of those who count, or as the rules have it, adopt it at once; at the end of its voting
 * period, more votes for it than against, and at least `minimumVotes` in all.
 */
export type Quorum = {
  readonly test: 'QUORUM';
  readonly minimumVotes: number;
  readonly quorum?: Expression;
  /** Whether it waits until those of its class that are older are decided. */
  readonly oldestFirst: boolean;
};

export type Tally = { readonly votesFor: number; readonly votesAgainst: number };

const NONE: ValueOf = () => 0n;

/**
 * Whether it takes effect as its voting period ends; `voters` are those who could have voted, `tracked` the
 * season's tracked values by their codes, which a formula may read.
 */
export function isPopular(
  popularity: Popularity,
  tally: Tally,
  voters: number,
  tracked: ValueOf = NONE,
): boolean {
  const { votesFor, votesAgainst } = tally;
  switch (popularity.test) {
    case 'AGAINST_AT_MOST':
      return votesAgainst <= popularity.votes;
    case 'FOR_MORE_THAN_AGAINST':
      return votesFor > votesAgainst;
    case 'FOR_AT_LEAST_AGAINST':
      return votesFor >= votesAgainst && votesFor + votesAgainst >= popularity.minimumVotes;
    case 'FORMULA':
      return isAdoptedBy(popularity.formula, { votesFor, votesAgainst, players: voters }, tracked);
    case 'QUORUM':
      return (
        hasQuorum(popularity, tally, voters) ||
        (votesFor > votesAgainst && votesFor + votesAgainst >= popularity.minimumVotes)
      );
    default:
      return assertNever(popularity);
  }
}

const hasQuorum = ({ quorum }: Quorum, tally: Tally, players: number): boolean =>
  isMajority(quorum, 'MORE_THAN_HALF', { ...tally, players });

/** Whether nothing that others still vote can change what becomes of it; null while it can. */
export function settledBy(popularity: Popularity, tally: Tally, voters: number): boolean | null {
  switch (popularity.test) {
    case 'QUORUM':
      return settledByQuorum(popularity, tally, voters);
    case 'FORMULA':
      return popularity.settles === true && !readsValues(popularity.formula)
        ? settledByFormula(popularity, tally, voters)
        : null;
    case 'AGAINST_AT_MOST':
    case 'FOR_AT_LEAST_AGAINST':
    case 'FOR_MORE_THAN_AGAINST':
      return null;
    default:
      return assertNever(popularity);
  }
}

function settledByQuorum(popularity: Quorum, tally: Tally, voters: number): boolean | null {
  if (hasQuorum(popularity, tally, voters)) return true;
  // Even if all who have not voted against it voted for it, they would be no more than those.
  const { votesAgainst } = tally;
  if (2 * votesAgainst < voters) return null;
  return hasQuorum(popularity, { votesFor: voters - votesAgainst, votesAgainst }, voters)
    ? null
    : false;
}

/** Whether all who have not voted are for it, are against it or do not vote [ruling AC2]. */
function settledByFormula(popularity: Formula, tally: Tally, voters: number): boolean | null {
  const { votesFor, votesAgainst } = tally;
  const left = voters - votesFor - votesAgainst;
  const ends = [
    tally,
    { votesFor: votesFor + left, votesAgainst },
    { votesFor, votesAgainst: votesAgainst + left },
  ].map((end) => isPopular(popularity, end, voters));
  if (ends.every(Boolean)) return true;
  return ends.some(Boolean) ? null : false;
}
