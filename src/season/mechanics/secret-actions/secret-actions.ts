/**
 * "When the rules authorize a set of players to 'secretly' take an action", they do so in one way
 * [Secret Information]: a player commits the SHA-256 of a text, or entrusts the text to the server.
 * After the maturation date the player or the server reveals it. The kinds differ in their
 * declaration, their dates, and their effects. This folder does everything else.
 */
import type { Actor, Instant, PlayerId, Sentences, Vault } from '../../../kernel';
import type { CitedAnchor } from '../../../rulesets';
import type { SeasonFacts } from '../../model/facts';
import type { PlayerRow, SeasonState } from '../../model/rows';

/** The fields that the rows of all kinds have. */
export type SecretRow = {
  /** Also the vault's key of an entrusted text. */
  readonly id: string;
  readonly playerId: PlayerId;
  readonly sha256: string;
  readonly committedAtMs: Instant;
  readonly maturesAtMs: Instant;
  /** The revelation date, exclusive. */
  readonly revealsAtMs: Instant;
};

export interface SecretTurn {
  readonly state: SeasonState;
  readonly now: Instant;
  readonly vault: Vault;
  as(actor: Actor): SecretTurn;
}
export type SecretMoment<Turn extends SecretTurn> = Pick<Turn, 'state' | 'now'>;

export type SecretDates = Pick<SecretRow, 'maturesAtMs' | 'revealsAtMs'>;

/** An offer about a kind. `Known`: the command's field with the kind's code. */
type OfferOf<Known> = {
  readonly description: string;
  readonly known: Known;
  readonly rule?: CitedAnchor;
  readonly facts?: object;
  readonly untilMs?: Instant;
};

export type HashRefusals = {
  readonly HASH_MALFORMED: SeasonFacts<'field'>;
  readonly HASH_MISMATCH: SeasonFacts<'committed' | 'sha256'>;
};
export const HASH_REFUSALS: Sentences<HashRefusals> = {
  HASH_MALFORMED: () => 'A SHA-256 must be 64 hexadecimal digits.',
  HASH_MISMATCH: ({ sha256 }) =>
    `This text has the SHA-256 ${sha256}, not the one that was committed.`,
};

/**
 * The secret actions of one table: their kinds, rows and events. A row that is "open" is neither
 * decided nor failed.
 */
export interface SecretActions<
  Turn extends SecretTurn,
  Row extends SecretRow,
  Known extends object,
  F,
> {
  /** The kinds that players can commit, each with its offer. */
  committing(moment: SecretMoment<Turn>): readonly OfferOf<Known>[];
  /** Refuses if the player cannot commit the kind now. */
  unlessCommitting(moment: SecretMoment<Turn>, player: PlayerRow, known: Known): F | null;
  /** The offer to reveal a row. */
  revealing(state: Turn['state'], row: Row): OfferOf<Known>;
  /** Refuses before the season's start and after its end. */
  unlessPlayed(state: Turn['state'], known: Known): F | null;
  /** Refuses if the player has nothing of the kind to reveal now. */
  unlessRevealable(moment: SecretMoment<Turn>, player: PlayerId, known: Known): F | null;
  /** `HASH_MALFORMED`. */
  refuseHash(field: string): F;
  /** Refuses a hash that the row of another player has. */
  refuseTaken(row: Row): F;
  /** `MALFORMED`. */
  refuseText(field: string, expected: string): F;
  /** `HASH_MISMATCH`. */
  refuseMismatch(committed: readonly string[], sha256: string): F;
  /** Makes a refusal cite the rule about the kind. */
  citing(state: Turn['state'], known: Known, refusal: F | null): F | null;

  /** The rows with the hash among which players may not copy it. */
  withHash(state: Turn['state'], sha256: string): readonly Row[];
  /** The player's open rows of the kind that a new attempt fails [ruling D1]. */
  replacedBy(state: Turn['state'], player: PlayerId, known: Known): readonly Row[];
  /** The player's rows that can be revealed now or later. */
  unrevealed(moment: SecretMoment<Turn>, player: PlayerId): readonly Row[];
  /** The player's rows of the kind that can be revealed now, latest first. */
  revealable(moment: SecretMoment<Turn>, player: PlayerId, known: Known): readonly Row[];
  /** The unrevealed rows that have matured, oldest first. */
  matured(moment: SecretMoment<Turn>): readonly Row[];

  /** The dates of an attempt that is committed now. */
  datesOf(state: Turn['state'], now: Instant, known: Known): SecretDates;
  /** Emits the commitment, and returns the id of the row. */
  commit(turn: Turn, player: PlayerId, known: Known, sha256: string, dates: SecretDates): string;
  /** Reveals a text: it takes effect or fails. */
  open(turn: Turn, row: Row, text: string): void;
  fail(turn: Turn, row: Row, reason: 'REPLACED' | 'NOT_REVEALED'): void;
  /** Tells the players whose time to reveal begins now. */
  tellMatured(turn: Turn): void;

  /** The running times to reveal, each as `from to` in real milliseconds. */
  windows(state: Turn['state']): readonly string[];
  /** Warns the players who can still reveal in the window. */
  warn(turn: Turn, window: string, revealsAtMs: Instant): void;
}
