/** The rows of attempts at secret actions of the players' own rules. */
import { byOrdinal, instant } from '../../../kernel';
import type { Instant, PlayerId } from '../../../kernel';
import { isHeld } from '../../model/outage';
import type { Outage } from '../../model/outage';
import type { SecretAttemptId } from '../../model/ids';
import { windowOf } from '../secret-actions';
import type { SecretAttemptFailure } from './vocabulary';

export type SecretAttemptRow = {
  /** Also the vault's key of an entrusted text. */
  readonly id: SecretAttemptId;
  /** The code of the secret action. */
  readonly action: string;
  readonly playerId: PlayerId;
  readonly sha256: string;
  readonly committedAtMs: Instant;
  readonly maturesAtMs: Instant;
  /** The revelation date, exclusive. */
  readonly revealsAtMs: Instant;
  readonly status: 'COMMITTED' | 'MATURED' | 'REVEALED' | 'FAILED';
  /** The instant of the revelation, also of a text that failed; null before. */
  readonly revealedAtMs: Instant | null;
  readonly text: string | null;
  readonly failure: SecretAttemptFailure | null;
};

export type SecretAttemptRows = { secretAttempts: SecretAttemptRow };

export const isOpenAttempt = ({ status }: SecretAttemptRow): boolean =>
  status === 'COMMITTED' || status === 'MATURED';

/** A player can replace attempts without end, so that no view may go over them. */
const isReplaced = ({ failure }: SecretAttemptRow): boolean => failure === 'REPLACED';

const keyOf = (player: PlayerId, action: string): string => `${player}|${action}`;

export const SECRET_ATTEMPT_SPECS = {
  secretAttempts: {
    open: (row: SecretAttemptRow): string | null => (isOpenAttempt(row) ? row.playerId : null),
    standing: (row: SecretAttemptRow): string | null => (isReplaced(row) ? null : row.action),
    of: (row: SecretAttemptRow): string | null =>
      isReplaced(row) ? null : keyOf(row.playerId, row.action),
    matures: (row: SecretAttemptRow): string | null =>
      row.status === 'COMMITTED' ? String(row.maturesAtMs) : null,
    reveals: (row: SecretAttemptRow): string | null =>
      row.status === 'MATURED' ? String(row.revealsAtMs) : null,
    ends: (row: SecretAttemptRow): string | null =>
      isOpenAttempt(row) ? String(row.revealsAtMs) : null,
    window: (row: SecretAttemptRow): string | null =>
      row.status === 'MATURED' ? windowOf(row) : null,
    hash: (row: SecretAttemptRow): string => row.sha256,
  },
};

export interface SecretAttempts {
  get(table: 'secretAttempts', id: SecretAttemptId): SecretAttemptRow | undefined;
  need(table: 'secretAttempts', id: SecretAttemptId): SecretAttemptRow;
  by(
    table: 'secretAttempts',
    index: 'open' | 'standing' | 'of' | 'matures' | 'reveals' | 'ends' | 'window' | 'hash',
    key: string,
  ): SecretAttemptRow[];
  keys(
    table: 'secretAttempts',
    index: 'standing' | 'matures' | 'reveals' | 'ends' | 'window',
  ): string[];
  put(table: 'secretAttempts', row: SecretAttemptRow): void;
}

/** A player's latest attempt at a secret action, the only one that may be open; null for none. */
export const latestAttempt = (
  state: SecretAttempts,
  player: PlayerId,
  action: string,
): SecretAttemptRow | null =>
  state.by('secretAttempts', 'of', keyOf(player, action)).sort(byOrdinal).at(-1) ?? null;

/** The latest attempts that no other replaced, latest first. `action`: null for all actions. */
export const latestAttempts = (
  state: Pick<SecretAttempts, 'by' | 'keys'>,
  action: string | null,
  most: number,
): SecretAttemptRow[] =>
  (action === null ? state.keys('secretAttempts', 'standing') : [action])
    .flatMap((code) => state.by('secretAttempts', 'standing', code))
    .sort(byOrdinal)
    .slice(-most)
    .reverse();

/** A player's attempts that are neither revealed nor failed, oldest first. */
export const openAttemptsOf = (state: SecretAttempts, player: PlayerId): SecretAttemptRow[] =>
  state.by('secretAttempts', 'open', player).sort(byOrdinal);

/** All attempts that are neither revealed nor failed. */
export const openAttempts = (state: SecretAttempts): SecretAttemptRow[] => [
  ...openOn(state, 'matures'),
  ...openOn(state, 'reveals'),
];

/** The attempts with a date up to `at`, oldest first. */
export const attemptsDue = (
  state: SecretAttempts,
  index: 'matures' | 'reveals',
  at: Instant,
): SecretAttemptRow[] =>
  state
    .keys('secretAttempts', index)
    .filter((date) => Number(date) <= at)
    .flatMap((date) => state.by('secretAttempts', index, date))
    .sort(byOrdinal);

/**
 * The next maturation or revelation date of an open attempt; Infinity for none. `away`: the outage
 * in progress, which may lengthen the time to reveal.
 */
export const nextAttemptDate = (state: SecretAttempts, away: Outage | null): number =>
  Math.min(
    ...state.keys('secretAttempts', 'matures').map(Number),
    ...state
      .keys('secretAttempts', 'reveals')
      .map(Number)
      .filter((date) => !isHeld(away, date)),
  );

/** Fails the open attempts of a player who leaves [ruling B2]. */
export function withdrawAttempts(state: SecretAttempts, player: PlayerId): void {
  for (const attempt of openAttemptsOf(state, player)) {
    state.put('secretAttempts', { ...attempt, status: 'FAILED', failure: 'WITHDRAWN' });
  }
}

/** Moves the dates of all open attempts, after a pause [ruling AA5]. */
export function postponeAttempts(state: SecretAttempts, later: (at: Instant) => Instant): void {
  for (const attempt of openOn(state, 'matures')) {
    const { maturesAtMs, revealsAtMs } = attempt;
    const dates = { maturesAtMs: later(maturesAtMs), revealsAtMs: later(revealsAtMs) };
    state.put('secretAttempts', { ...attempt, ...dates });
  }
  lengthenTimes(state, later);
}

/** Lengthens every running time to reveal by `ms`, after an outage [rulings L8, S29]. */
export function lengthenAttempts(state: SecretAttempts, ms: number): void {
  lengthenTimes(state, (at) => instant(at + ms));
}

function lengthenTimes(state: SecretAttempts, later: (at: Instant) => Instant): void {
  for (const attempt of openOn(state, 'reveals')) {
    state.put('secretAttempts', { ...attempt, revealsAtMs: later(attempt.revealsAtMs) });
  }
}

/** The windows in which an attempt can still be revealed. */
export const attemptWindows = (state: Pick<SecretAttempts, 'keys'>): string[] =>
  state.keys('secretAttempts', 'window');

/** The players who can reveal an attempt, each once. */
export const revealingPlayers = (state: SecretAttempts): readonly PlayerId[] => [
  ...new Set(openOn(state, 'reveals').map(({ playerId }) => playerId)),
];

const openOn = (state: SecretAttempts, index: 'matures' | 'reveals'): SecretAttemptRow[] =>
  state.keys('secretAttempts', index).flatMap((date) => state.by('secretAttempts', index, date));
