import type { AccountId, PlayerId } from '../kernel';
import type { SeasonKind } from './games';

/** How a season, with its record, has ended for an account. */
export type ResultIn<Record> = {
  readonly record: Record;
  readonly playerId: PlayerId;
  /** From 1; equal players share a place. */
  readonly place: number;
  readonly won: boolean;
};

/** Of the seasons that this account may see, and of no others: nor are others counted. */
type Seen = { readonly visibleTo: AccountId | null };

export type ResultFilter = Seen & {
  readonly of: AccountId;
  readonly kind?: SeasonKind;
  /** Rehearsals alone, or all others; left out for both. */
  readonly rehearsal?: boolean;
  /** The season that was made last is first; begins after this place. */
  readonly after: ResultPlace | null;
  /** Ends before this place. */
  readonly before: ResultPlace | null;
  /** Whether it is read from the end, the oldest first. */
  readonly fromEnd: boolean;
  readonly limit: number;
};
/** When a season was made, and which. */
export type ResultPlace = { readonly key: number; readonly id: string };

/** Of an account, by itself or against another. Rehearsals never count. */
export type TallyOf = Seen & { readonly of: AccountId; readonly against: AccountId | null };

/** Drawn is what nobody has won: shared places, where seasons are counted against another account. */
export type Tally = {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
};

/** What accounts have come to over all their seasons. */
export interface Results<Record> {
  /** The seasons in which the account was a player as they ended. */
  results(filter: ResultFilter): Promise<readonly ResultIn<Record>[]>;
  /**
   * Those seasons, counted. By itself an account has won those of which it is the winner, and lost all
   * others; against another account it counts who was placed before whom.
   */
  seasonTally(kind: SeasonKind, asked: TallyOf): Promise<Tally>;
  /** The games within seasons that have ended, and how many of them by the account's resigning. */
  gameTally(asked: TallyOf): Promise<Tally & { readonly resigned: number }>;
}
