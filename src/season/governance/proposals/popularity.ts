/** The popularity of a proposal "as defined for its type" [Proposals; rulings H2, L4]. */
import { assertNever } from '../../../kernel';
import { isAdoptedBy, settlesEarly } from '../../../rulesets';
import type { Expression, GraveDeed, ValueOf } from '../../../rulesets';
import { isMajority } from '../../model/majority';

/** The popularity test that a proposal must pass, from its class and effects. */
export type Popularity = Test & {
  /**
   * The majority that a grave proposal needs in addition, and its grave deeds, which older proposals
   * leave out [ruling AK6].
   */
  readonly grave?: { readonly majority?: Expression; readonly because?: readonly GraveDeed[] };
};

type Test =
  | { readonly test: 'AGAINST_AT_MOST'; readonly votes: number }
  | { readonly test: 'FOR_MORE_THAN_AGAINST' }
  | { readonly test: 'FOR_AT_LEAST_AGAINST'; readonly minimumVotes: number }
  | Formula
  | Quorum;

/**
 * A formula over the votes and the number of players at the end of the voting period [ruling X5].
 */
type Formula = {
  readonly test: 'FORMULA';
  readonly formula: Expression;
  /**
   * True if the proposal is decided as soon as its outcome is certain; left out for false [ruling
   * AC2].
   */
  readonly settles?: boolean;
};

/**
 * Votes for the proposal from more than half of the active players, or from the rules' majority,
 * adopt the proposal at once. At the end of its voting period it needs more votes for than against,
 * and at least `minimumVotes` in all.
 */
export type Quorum = {
  readonly test: 'QUORUM';
  readonly minimumVotes: number;
  readonly quorum?: Expression;
  /** True if the proposal waits for older proposals of its class. */
  readonly oldestFirst: boolean;
};

export type Tally = { readonly votesFor: number; readonly votesAgainst: number };

const NONE: ValueOf = () => 0n;

/**
 * The classes of the present rules. If the present players could adopt no proposal of any of these
 * classes, a fallback majority applies.
 */
export type Classes = readonly { readonly popularity: Popularity }[];

/**
 * True if the proposal takes effect at the end of its voting period. `voters`: the number of
 * players who could vote. `tracked`: the season's tracked values by code, which a formula may read.
 * If no possible votes could pass the test of this proposal or of any class in `classes`, votes
 * from more than half of the players are enough, so that players can always amend the rules [ruling
 * AE2].
 */
export const isPopular = (
  popularity: Popularity,
  tally: Tally,
  voters: number,
  { tracked, classes }: { readonly tracked?: ValueOf; readonly classes?: Classes } = {},
): boolean =>
  passesTest(popularity, tally, voters, tracked) ||
  (classes !== undefined &&
    2 * tally.votesFor > voters &&
    ![{ popularity }, ...classes].some((each) => isAttainable(each.popularity, voters, tracked)));

/** True if some possible votes of that many players pass the test. */
export const isAttainable = (popularity: Popularity, voters: number, tracked?: ValueOf): boolean =>
  Array.from({ length: voters + 1 }).some((_, votesAgainst) =>
    upTo(voters - votesAgainst).some((votesFor) =>
      passesTest(popularity, { votesFor, votesAgainst }, voters, tracked),
    ),
  );

/**
 * The numbers from `most` down to 0. Most tests pass at the highest number, so the search ends
 * early.
 */
const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, at) => most - at);

/** True if the votes pass the test. */
export function passesTest(
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

/** The outcome if the remaining votes cannot change it; null if they can. */
export function earlyOutcome(popularity: Popularity, tally: Tally, voters: number): boolean | null {
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
  // At least half of the voters are against, so votes for cannot outnumber them: only a quorum
  // could still adopt.
  const { votesAgainst } = tally;
  if (2 * votesAgainst < voters) return null;
  return hasQuorum(popularity, { votesFor: voters - votesAgainst, votesAgainst }, voters)
    ? null
    : false;
}

type Of<T extends Test> = T & Popularity;

/**
 * The outcome if it is the same for all possible remaining votes [ruling AC2]; otherwise null. A
 * proposal that no votes could adopt stays open, because players may join or leave, and a fallback
 * majority applies at its end [AE2].
 */
function settledByFormula(popularity: Of<Formula>, tally: Tally, voters: number): boolean | null {
  const left = voters - tally.votesFor - tally.votesAgainst;
  const isMet = passesTest(popularity, tally, voters);
  const others = upTo(left).flatMap((votesFor) =>
    upTo(left - votesFor).map((votesAgainst) => ({
      votesFor: tally.votesFor + votesFor,
      votesAgainst: tally.votesAgainst + votesAgainst,
    })),
  );
  if (others.some((end) => passesTest(popularity, end, voters) !== isMet)) return null;
  return isMet || isAttainable(popularity, voters) ? isMet : null;
}
