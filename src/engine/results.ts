import type { AccountId, PlayerId } from '../kernel';
import type { SeasonKind } from './games';

/** A season's result for an account, with the season's record. */
export type ResultIn<Record> = {
  readonly record: Record;
  readonly playerId: PlayerId;
  /** Places count from 1. Equal players share a place. */
  readonly place: number;
  readonly won: boolean;
};

/** The account that asks. Seasons that it may not see are neither listed nor counted. */
type Viewer = { readonly visibleTo: AccountId | null };

export type ResultFilter = Viewer & {
  readonly of: AccountId;
  readonly kind?: SeasonKind;
  /** True for rehearsals alone, false for all others; left out for both. */
  readonly rehearsal?: boolean;
  /** The page begins after this place. The newest season is first. */
  readonly after: ResultPlace | null;
  /** The page ends before this place. */
  readonly before: ResultPlace | null;
  /** True to read backwards from the end, oldest first. */
  readonly fromEnd: boolean;
  readonly limit: number;
};
/** A season's place in the list: its creation time and its id. */
export type ResultPlace = { readonly key: number; readonly id: string };

/** The account to count for, alone or against another. Rehearsals never count. */
export type TallyOf = Viewer & { readonly of: AccountId; readonly against: AccountId | null };

/**
 * A game is a draw if nobody won. A season counted against another account is a draw if both share
 * a place.
 */
export type Tally = {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
};

/** The results of accounts over all their seasons. */
export interface Results<Record> {
  /** The account's results in seasons in which it was a player at the end. */
  results(filter: ResultFilter): Promise<readonly ResultIn<Record>[]>;
  /**
   * Counts the seasons in which the account was a player at the end. Alone, the account has won if
   * it is the winner, and lost otherwise. Against another account, the better place wins.
   */
  seasonTally(kind: SeasonKind, asked: TallyOf): Promise<Tally>;
  /** Counts the account's ended games, and the games that it resigned. */
  gameTally(asked: TallyOf): Promise<Tally & { readonly resigned: number }>;
}
