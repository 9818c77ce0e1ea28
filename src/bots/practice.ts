import type { AccountId, Instant, SeasonId } from '../kernel';
import type { CommandContext, Engine, Outcome, SeasonKind } from '../engine';

/** A request for a practice season, and the season to be made. */
export type PracticeRequest = {
  readonly command: Parameters<Engine['create']>[0];
  readonly asking: CommandContext;
  /** The client's address, for the limits. */
  readonly address: string;
  /** The player's name. */
  readonly name: string;
  /** The number of bots, 1 to `MOST_BOTS`. */
  readonly bots: number;
  /** The invitation code for the bots, since the season is by invitation. */
  readonly inviteCode: string;
  /**
   * The instant to which the test clock is set once all have joined; null to leave the clock
   * unchanged.
   */
  readonly opensAtMs: Instant | null;
};

/** Seasons in which the server plays with people. */
export interface Practice {
  /** True if the server offers practice. */
  readonly offered: boolean;
  /**
   * Makes a season with bots; the account is its host and a player. A repeat with the same key
   * gives the same season. Refusals: those of `Engine.create`, `PRACTICE_NOT_OFFERED`,
   * `TOO_MANY_PRACTICES`. The outcome's `seq` is the number of the last event of these steps.
   */
  start(asked: PracticeRequest): Promise<Outcome>;
}

/** A bot's token, and the number of its place, from 1. */
export type BotToken = { readonly token: string; readonly place: number };

/** The pace of bots in an exhibition, where they play among themselves. */
export type ExhibitionPlay = {
  /** The approximate time that a bot takes before it acts. */
  readonly thinkMs: number;
};

/** Plays the bots' parts over the API. */
export interface BotWorker {
  /** Prepares the worker, so that the next season begins without a delay. */
  prepare(): void;
  /** Begins to play from the season's present state; `show` is null for play with people. */
  play(id: SeasonId, bots: readonly BotToken[], show: ExhibitionPlay | null): void;
  leave(id: SeasonId): void;
  /** Calls back once all bots have taken their places. */
  onSeated(listener: (id: SeasonId) => void): void;
  /** Calls back once the season has ended, or the bots' tokens have. */
  onOver(listener: (id: SeasonId) => void): void;
  /** Calls back after a failure of the worker, which no longer plays. */
  onLost(listener: () => void): void;
  /** Closes every connection. */
  close(): Promise<void>;
}

/** The limits of practice seasons. */
export type PracticeLimits = {
  readonly practicesPerAccount: number;
  readonly practicesPerAddress: number;
  readonly practicesAtOnce: number;
  readonly practiceIdleMs: number;
};

/** A request for an exhibition; a season is made if no unfinished one exists. */
export type ExhibitionRequest = {
  readonly kind: SeasonKind;
  /** The command that makes the season, hosted by the house. */
  readonly command: Parameters<Engine['create']>[0];
  /** The number of bots, 2 to `MOST_BOTS`. */
  readonly bots: number;
  /**
   * The instant to which the season's clock is set once all have joined; null to leave the clock
   * unchanged.
   */
  readonly opensAtMs: Instant | null;
};

/** Seasons in which the server's bots play each other, for watchers. */
export interface ExhibitionRunner {
  /**
   * Runs the exhibition of this kind, and makes one if none exists: each kind has one exhibition,
   * the same for all clients. Refusals: `PRACTICE_NOT_OFFERED`.
   */
  exhibit(asked: ExhibitionRequest): Promise<Outcome>;
  /** The unfinished exhibitions, running or paused; empty if the server's bots do not play. */
  shown(): Promise<readonly SeasonId[]>;
}

/** The limits of exhibitions. */
export type ExhibitionLimits = {
  readonly exhibitionThinkMs: number;
  readonly exhibitionQuietMs: number;
  readonly exhibitionIdleMs: number;
  readonly exhibitionEvents: number;
};

/** The owner of a practice season. */
export type PracticeOwner = { readonly accountId: AccountId; readonly address: string | null };
