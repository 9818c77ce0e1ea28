/**
 * "During the period after the maturation date but before the revelation date … the player … must
 * post the unhashed text" [Secret Information; rulings D2, D6]. The time includes the maturation and
 * excludes the revelation date. A text with another hash is refused, and the player may try again
 * [ruling D3]. The clock reveals entrusted texts as they mature.
 */
import { CLOCK, counted, instant, required, sha256OfText } from '../../../kernel';
import type { Instant, Stepwise } from '../../../kernel';
import type { PlayerRow } from '../../model/rows';
import { LONGEST_DECLARED_TEXT } from './declared-text';
import type { SecretActions, SecretMoment, SecretRow, SecretTurn } from './secret-actions';

/** A command of a player: reveals a committed text. */
export const revealSecretOf = <
  Turn extends SecretTurn,
  Row extends SecretRow,
  Known extends object,
  F,
>(
  secrets: SecretActions<Turn, Row, Known, F>,
) => ({
  refuses: (
    moment: SecretMoment<Turn>,
    { id }: PlayerRow,
    known: Known & { readonly text?: string },
  ): F | null =>
    secrets.citing(
      moment.state,
      known,
      secrets.unlessPlayed(moment.state, known) ??
        secrets.unlessRevealable(moment, id, known) ??
        (known.text === undefined
          ? null
          : (unlessShort(secrets, known.text) ??
            unlessHashed(secrets, secrets.revealable(moment, id, known), known.text))),
    ),
  offers: (moment: SecretMoment<Turn>, { id }: PlayerRow) =>
    secrets.unrevealed(moment, id).map((row) => ({
      ...secrets.revealing(moment.state, row),
      fromMs: row.maturesAtMs,
      untilMs: row.revealsAtMs,
      waits: { kind: 'REVEAL' as const, sinceMs: row.committedAtMs, unlessKept: row.id },
    })),
  decide: (turn: Turn, { id }: PlayerRow, command: Known & { readonly text: string }) => {
    const row = hashedAs(secrets.revealable(turn, id, command), command.text);
    secrets.open(turn, required(row, 'an attempt with that hash'), command.text);
    return null;
  },
});

export const unlessShort = <F>(
  secrets: { readonly refuseText: (field: string, expected: string) => F },
  text: string,
): F | null =>
  text.length <= LONGEST_DECLARED_TEXT
    ? null
    : secrets.refuseText('text', `up to ${LONGEST_DECLARED_TEXT} characters`);

const hashedAs = <Row extends SecretRow>(rows: readonly Row[], text: string): Row | null =>
  rows.find(({ sha256 }) => sha256 === sha256OfText(text)) ?? null;

function unlessHashed<F>(
  secrets: { readonly refuseMismatch: (committed: readonly string[], sha256: string) => F },
  rows: readonly SecretRow[],
  text: string,
): F | null {
  if (hashedAs(rows, text) !== null) return null;
  const committed = rows.map(({ sha256 }) => sha256);
  return secrets.refuseMismatch(committed, sha256OfText(text));
}

/** Reveals entrusted texts that have matured; the players must reveal the others. */
export function* matureSecrets<
  Turn extends SecretTurn,
  Row extends SecretRow,
  Known extends object,
  F,
>(secrets: SecretActions<Turn, Row, Known, F>, turn: Turn): Stepwise {
  // The turn of each game returns its own type.
  const clock = turn.as(CLOCK) as Turn;
  for (const row of secrets.matured(turn)) {
    const text = turn.vault.open(row.id);
    if (text !== null) secrets.open(clock, row, text);
    yield;
  }
  secrets.tellMatured(clock);
}

/** Warns players before their time to reveal ends. `windows`: those whose warning is due. */
export function warnOfRevelation<Turn extends SecretTurn>(
  secrets: { warn(turn: Turn, window: string, revealsAtMs: Instant): void },
  turn: Turn,
  windows: readonly string[],
): void {
  for (const window of windows) {
    secrets.warn(turn, window, instant(Number(window.split(' ')[1])));
  }
}

/** A window as `from to`, the key under which tables find its rows. */
export const windowOf = ({ maturesAtMs, revealsAtMs }: SecretRow): string =>
  `${String(maturesAtMs)} ${String(revealsAtMs)}`;

/** The sentences of the events that tell of a time to reveal. */
export const REVELATION_TEXTS = {
  opened: (count: number): string =>
    `${counted(count, 'secret action')} can be revealed from now on, by players who have their texts.`,
  warned: (count: number): string =>
    `${counted(count, 'secret action')} must still be revealed, and little time is left.`,
};

/** Fails unrevealed rows "immediately before" their revelation date [Secret Information]. */
export function* failUnrevealed<Turn extends SecretTurn, Row extends SecretRow>(
  secrets: Pick<SecretActions<Turn, Row, never, unknown>, 'fail'>,
  turn: Turn,
  rows: readonly Row[],
): Stepwise {
  for (const row of rows) {
    secrets.fail(turn, row, 'NOT_REVEALED');
    yield;
  }
}
