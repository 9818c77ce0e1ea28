import type { AccountId, Instant, SeasonId } from '../kernel';
import type { Asking, Engine, Outcome, SeasonKind } from '../engine';

/** Whoever would practise, and the season that is made for it. */
export type PracticeAsked = {
  readonly command: Parameters<Engine['create']>[0];
  readonly asking: Asking;
  /** Where it is asked from, for the limits. */
  readonly address: string;
  /** Under which the account plays. */
  readonly name: string;
  /** How many bots play, 1 to `MOST_BOTS`. */
  readonly bots: number;
  /** Lets the bots in: the season is by invitation. */
  readonly inviteCode: string;
  /** Where the test clock is set once all have sat down; null: where it is. */
  readonly opensAtMs: Instant | null;
};

/** Seasons in which the server plays with people. */
export interface Practice {
  /** Whether it does. */
  readonly offered: boolean;
  /**
   * Makes a season with bots, the account its host and a player; a repeat with the same key gives
   * the same one. Refusals: those of `Engine.create`, `PRACTICE_NOT_OFFERED`, `TOO_MANY_PRACTICES`.
   * The outcome's `seq` is that of the last event of sitting down.
   */
  start(asked: PracticeAsked): Promise<Outcome>;
}

/** A bot at its place: a token, and a number from 1. */
export type BotToken = { readonly token: string; readonly place: number };

/** How bots play for whoever watches: among themselves, with nobody to play against. */
export type Show = {
  /** About how long each takes before it does something. */
  readonly thinkMs: number;
};

/** Whoever plays the bots' parts, over the API. */
export interface Troupe {
  /** Gets ready, so that whoever is to play soon begins at once. */
  prepare(): void;
  /** Begins to play, from the season's present on; `show` is null where it plays with people. */
  play(id: SeasonId, bots: readonly BotToken[], show: Show | null): void;
  /** Gets up. */
  leave(id: SeasonId): void;
  /** Calls back where all bots have found their places. */
  onSeated(listener: (id: SeasonId) => void): void;
  /** Calls back where the season is over for its bots: it has ended, or their tokens have. */
  onOver(listener: (id: SeasonId) => void): void;
  /** Calls back where nobody plays any more, through a fault of its own. */
  onLost(listener: () => void): void;
  /** Lets go of every connection. */
  close(): Promise<void>;
}

/** How much the server plays. */
export type PracticeBounds = {
  readonly practicesPerAccount: number;
  readonly practicesPerAddress: number;
  readonly practicesAtOnce: number;
  readonly practiceIdleMs: number;
};

/** A season for show, where there is none that has not ended. */
export type ExhibitionAsked = {
  readonly kind: SeasonKind;
  /** The house is its host. */
  readonly command: Parameters<Engine['create']>[0];
  /** How many bots play, 2 to `MOST_BOTS`. */
  readonly bots: number;
  /** Where its clock is set once all have sat down; null: where it is. */
  readonly opensAtMs: Instant | null;
};

/** Seasons in which the server's bots play each other, for whoever watches. */
export interface Exhibiting {
  /**
   * Has them play the season of that kind that they play for show, which is made where there is none: there
   * is one of each kind. Whoever asks meanwhile gets the same. Refusals: `PRACTICE_NOT_OFFERED`.
   */
  exhibit(asked: ExhibitionAsked): Promise<Outcome>;
  /** Those that have not ended, played or at rest; none where the server does not play. */
  shown(): Promise<readonly SeasonId[]>;
}

/** How the server plays for show. */
export type ExhibitionBounds = {
  readonly exhibitionThinkMs: number;
  readonly exhibitionQuietMs: number;
  readonly exhibitionIdleMs: number;
  readonly exhibitionEvents: number;
};

/** For whom a season is played. */
export type Owner = { readonly accountId: AccountId; readonly address: string | null };
