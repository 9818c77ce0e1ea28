import type { AccountId, Instant, SeasonId } from '../kernel';
import type { CommandContext, Engine, Outcome, SeasonKind } from '../engine';

/** A request for a practice season, and the season to be made. */
export type PracticeRequest = {
  readonly command: Parameters<Engine['create']>[0];
  readonly asking: CommandContext;
  /** The origin of the request, for the limits. */
  readonly address: string;
  /** The player's name. */
  readonly name: string;
  /** The number of bots, 1 to `MOST_BOTS`. */
  readonly bots: number;
  /** The code for the bots: the season is by invitation. */
  readonly inviteCode: string;
  /** The instant to which the test clock is set once all have joined; null: unchanged. */
  readonly opensAtMs: Instant | null;
};

/** Seasons in which the server plays with people. */
export interface Practice {
  /** Whether the server offers it. */
  readonly offered: boolean;
  /**
   * Makes a season with bots, the account its host and a player; a repeat with the same key gives
   * the same one. Refusals: those of `Engine.create`, `PRACTICE_NOT_OFFERED`, `TOO_MANY_PRACTICES`.
   * The outcome's `seq` is that of the last joining event.
   */
  start(asked: PracticeRequest): Promise<Outcome>;
}

/** A bot at its place: a token, and a number from 1. */
export type BotToken = { readonly token: string; readonly place: number };

/** How bots play in exhibitions: among themselves, without an opponent. */
export type ExhibitionPlay = {
  /** About how long each takes before it acts. */
  readonly thinkMs: number;
};

/** The players of the bots' parts, over the API. */
export interface BotWorker {
  /** Gets ready, so that the next season begins without a delay. */
  prepare(): void;
  /** Begins to play, from the season's present on; `show` is null for play with people. */
  play(id: SeasonId, bots: readonly BotToken[], show: ExhibitionPlay | null): void;
  /** Leaves the season. */
  leave(id: SeasonId): void;
  /** Calls back once all bots have found their places. */
  onSeated(listener: (id: SeasonId) => void): void;
  /** Calls back once the season is over for its bots: it has ended, or their tokens have. */
  onOver(listener: (id: SeasonId) => void): void;
  /** Calls back after a failure of the troupe, which no longer plays. */
  onLost(listener: () => void): void;
  /** Closes every connection. */
  close(): Promise<void>;
}

/** The limits of the server's play. */
export type PracticeLimits = {
  readonly practicesPerAccount: number;
  readonly practicesPerAddress: number;
  readonly practicesAtOnce: number;
  readonly practiceIdleMs: number;
};

/** A request for an exhibition, which is made if there is no unfinished one. */
export type ExhibitionRequest = {
  readonly kind: SeasonKind;
  /** The command that makes it; the house is its host. */
  readonly command: Parameters<Engine['create']>[0];
  /** The number of bots, 2 to `MOST_BOTS`. */
  readonly bots: number;
  /** The instant to which its clock is set once all have joined; null: unchanged. */
  readonly opensAtMs: Instant | null;
};

/** Seasons in which the server's bots play each other, for watchers. */
export interface ExhibitionRunner {
  /**
   * Runs the exhibition of that kind, which is made if there is none: there is one of each kind,
   * and all clients get the same. Refusals: `PRACTICE_NOT_OFFERED`.
   */
  exhibit(asked: ExhibitionRequest): Promise<Outcome>;
  /** The unfinished ones, running or at rest; none if the server does not play. */
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
