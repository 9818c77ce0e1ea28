import type { AccountId, PlayerId } from '../kernel';
import type { SeasonKind } from './games';

/** A season's result for an account, with the season's record. */
export type ResultIn<Record> = {
  readonly record: Record;
  readonly playerId: PlayerId;
  /** From 1; equal players share a place. */
  readonly place: number;
  readonly won: boolean;
};

/** Only the seasons that this account may see; others are not counted, either. */
type Viewer = { readonly visibleTo: AccountId | null };

export type ResultFilter = Viewer & {
  readonly of: AccountId;
  readonly kind?: SeasonKind;
  /** Rehearsals alone, or all others; left out for both. */
  readonly rehearsal?: boolean;
  /** The latest made season is first; begins after this place. */
  readonly after: ResultPlace | null;
  /** Ends before this place. */
  readonly before: ResultPlace | null;
  /** Whether it is read from the end, the oldest first. */
  readonly fromEnd: boolean;
  readonly limit: number;
};
/** The creation of a season, and its id. */
export type ResultPlace = { readonly key: number; readonly id: string };

/** For an account, alone or against another. Rehearsals never count. */
export type TallyOf = Viewer & { readonly of: AccountId; readonly against: AccountId | null };

/** Drawn: nobody has won; or places are shared, if seasons are counted against another account. */
export type Tally = {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
};

/** The results of accounts over all their seasons. */
export interface Results<Record> {
  /** The seasons in which the account was a player at the end. */
  results(filter: ResultFilter): Promise<readonly ResultIn<Record>[]>;
  /**
   * The counts of those seasons. Alone, an account has won those of which it is the winner, and
   * lost all others; against another account the better place counts.
   */
  seasonTally(kind: SeasonKind, asked: TallyOf): Promise<Tally>;
  /** The games within ended seasons, and the number of those that the account resigned. */
  gameTally(asked: TallyOf): Promise<Tally & { readonly resigned: number }>;
}
