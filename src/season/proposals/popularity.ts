/** When a proposal is popular, "as defined for its type" [Proposals; rulings H2, L4]. */
import { assertNever } from '../../kernel';
import { isAdoptedBy, settlesEarly } from '../../rulesets';
import type { Expression, ValueOf } from '../../rulesets';
import { isMajority } from '../majority';

/** What the votes for and against must satisfy, as a game's rules have it, and as its effects ask. */
export type Popularity = Test & {
  /** Of a proposal with grave effects: a majority that it needs besides, in any case [ruling AK6]. */
  readonly grave?: { readonly majority?: Expression };
};

type Test =
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

/** What the rules have by now: without any class that the players there are could adopt anything of, a fallback holds. */
export type Classes = readonly { readonly popularity: Popularity }[];

/**
 * Whether it takes effect as its voting period ends; `voters` are those who could have voted, `tracked` the
 * season's tracked values by their codes, which a formula may read. Where no votes whatever could adopt it, or anything
 * of the `classes`, those of more than half of the players do: nothing that was adopted is for ever [ruling AE2].
 */
export const isPopular = (
  popularity: Popularity,
  tally: Tally,
  voters: number,
  { tracked, classes }: { readonly tracked?: ValueOf; readonly classes?: Classes } = {},
): boolean =>
  meets(popularity, tally, voters, tracked) ||
  (classes !== undefined &&
    2 * tally.votesFor > voters &&
    ![{ popularity }, ...classes].some((each) => isAttainable(each.popularity, voters, tracked)));

/** Whether some votes of that many players, for it or against it, adopt a proposal. */
export const isAttainable = (popularity: Popularity, voters: number, tracked?: ValueOf): boolean =>
  Array.from({ length: voters + 1 }).some((_, votesAgainst) =>
    upTo(voters - votesAgainst).some((votesFor) =>
      meets(popularity, { votesFor, votesAgainst }, voters, tracked),
    ),
  );

/** Most first, since that is what most of them ask for. */
const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, at) => most - at);

/** Whether the votes are what it asks for. */
export function meets(
  popularity: Popularity,
  tally: Tally,
  voters: number,
  tracked: ValueOf = NONE,
): boolean {
  const { votesFor, votesAgainst } = tally;
  if (!isGraveEnough(popularity, tally, voters)) return false;
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

const isGraveEnough = ({ grave }: Popularity, tally: Tally, players: number): boolean =>
  grave === undefined || isMajority(grave.majority, 'MORE_THAN_HALF', { ...tally, players });

const hasQuorum = ({ quorum }: Quorum, tally: Tally, players: number): boolean =>
  isMajority(quorum, 'MORE_THAN_HALF', { ...tally, players });

/** Whether nothing that others still vote can change what becomes of it; null while it can. */
export function settledBy(popularity: Popularity, tally: Tally, voters: number): boolean | null {
  switch (popularity.test) {
    case 'QUORUM':
      return settledByQuorum(popularity, tally, voters);
    case 'FORMULA':
      return settlesEarly(popularity) ? settledByFormula(popularity, tally, voters) : null;
    case 'AGAINST_AT_MOST':
    case 'FOR_AT_LEAST_AGAINST':
    case 'FOR_MORE_THAN_AGAINST':
      return null;
    default:
      return assertNever(popularity);
  }
}

function settledByQuorum(popularity: Of<Quorum>, tally: Tally, voters: number): boolean | null {
  if (hasQuorum(popularity, tally, voters) && isGraveEnough(popularity, tally, voters)) return true;
  // Even if all who have not voted against it voted for it, they would be no more than those.
  const { votesAgainst } = tally;
  if (2 * votesAgainst < voters) return null;
  return hasQuorum(popularity, { votesFor: voters - votesAgainst, votesAgainst }, voters)
    ? null
    : false;
}

type Of<T extends Test> = T & Popularity;

/**
 * However those who have not voted do, if they do [ruling AC2]. What no votes at all could adopt waits for the end: somebody
 * may come or go, and what is adopted then is not the formula's alone [AE2].
 */
function settledByFormula(popularity: Of<Formula>, tally: Tally, voters: number): boolean | null {
  const left = voters - tally.votesFor - tally.votesAgainst;
  const isMet = meets(popularity, tally, voters);
  const others = upTo(left).flatMap((votesFor) =>
    upTo(left - votesFor).map((votesAgainst) => ({
      votesFor: tally.votesFor + votesFor,
      votesAgainst: tally.votesAgainst + votesAgainst,
    })),
  );
  if (others.some((end) => meets(popularity, end, voters) !== isMet)) return null;
  return isMet || isAttainable(popularity, voters) ? isMet : null;
}
