/**
 * Players "can only take that action by posting … an SHA-256 hash" [Secret Information]. Nobody else
 * can tell an entrusted text from one that its player keeps [ruling D6]. A new attempt fails the
 * former one [ruling D1].
 */
import {
  byOrdinal,
  isSha256,
  nextPhaseStart,
  plusRulesDays,
  sha256OfText,
  toReal,
  toRules,
} from '../../../kernel';
import type { Instant, Tempo } from '../../../kernel';
import type { Ruleset } from '../../../rulesets';
import type { PlayerRow } from '../../model/rows';
import { withSalt } from './declared-text';
import type {
  SecretActions,
  SecretDates,
  SecretMoment,
  SecretRow,
  SecretTurn,
} from './secret-actions';

/** A command of a player: commits a text by its hash. */
export const commitSecretOf = <
  Turn extends SecretTurn,
  Row extends SecretRow,
  Known extends object,
  F,
>(
  secrets: SecretActions<Turn, Row, Known, F>,
) => ({
  refuses: (
    moment: SecretMoment<Turn>,
    player: PlayerRow,
    known: Known & { readonly sha256?: string },
  ): F | null =>
    secrets.unlessCommitting(moment, player, known) ??
    (known.sha256 === undefined
      ? null
      : secrets.citing(
          moment.state,
          known,
          unlessHash(secrets, known.sha256) ??
            unlessOwn(secrets, moment.state, player, known.sha256),
        )),
  offers: (moment: SecretMoment<Turn>) => secrets.committing(moment),
  decide: (turn: Turn, player: PlayerRow, command: Known & { readonly sha256: string }) => {
    commitSecret(secrets, turn, player, command, command.sha256);
    return null;
  },
});

export const unlessHash = <F>(
  secrets: { readonly refuseHash: (field: string) => F },
  sha256: string,
): F | null => (isSha256(sha256) ? null : secrets.refuseHash('sha256'));

/**
 * Refuses a hash of another present player, even of an attempt that failed [ruling S21]. Otherwise a
 * player could copy a hash and open it with the text that its owner reveals. Hashes of entrusted
 * texts are public, too.
 */
function unlessOwn<Turn extends SecretTurn, Row extends SecretRow, Known extends object, F>(
  secrets: SecretActions<Turn, Row, Known, F>,
  state: Turn['state'],
  { id }: PlayerRow,
  sha256: string,
): F | null {
  const other = secrets
    .withHash(state, sha256.toLowerCase())
    .filter(({ playerId }) => playerId !== id)
    .filter(({ playerId }) => state.need('players', playerId).leftAtMs === null)
    .sort(byOrdinal)
    .at(0);
  return other === undefined ? null : secrets.refuseTaken(other);
}

function commitSecret<Turn extends SecretTurn, Row extends SecretRow, Known extends object, F>(
  secrets: SecretActions<Turn, Row, Known, F>,
  turn: Turn,
  { id }: PlayerRow,
  known: Known,
  sha256: string,
): string {
  const { state, now } = turn;
  for (const former of secrets.replacedBy(state, id, known)) {
    secrets.fail(turn, former, 'REPLACED');
  }
  const dates = secrets.datesOf(state, now, known);
  return secrets.commit(turn, id, known, sha256.toLowerCase(), dates);
}

/** Commits a declaration whose text the server keeps. */
export function entrustSecret<
  Turn extends SecretTurn,
  Row extends SecretRow,
  Known extends object,
  F,
>(
  secrets: SecretActions<Turn, Row, Known, F>,
  turn: Turn,
  player: PlayerRow,
  { known, declaration, salt }: { known: Known; declaration: string; salt: string },
): void {
  const text = withSalt(declaration, salt);
  turn.vault.keep(commitSecret(secrets, turn, player, known, sha256OfText(text)), text);
}

const HOURS_A_DAY = 24;
const DAYS_TO_REVEAL = 3;

/**
 * The maturation date is "by default the beginning of the next rules-defined phase", and the
 * revelation date "by default three days after the maturation date" [Secret Information; rulings A4,
 * D2]. Without phases an attempt matures after a day.
 */
export function secretDates(
  tempo: Tempo,
  ruleset: Ruleset,
  now: Instant,
  hours: { readonly maturesAfterHours?: number; readonly revealedWithinHours?: number },
): SecretDates {
  const { maturesAfterHours, revealedWithinHours = DAYS_TO_REVEAL * HOURS_A_DAY } = hours;
  const plusHours = (from: Instant, count: number): Instant =>
    plusRulesDays(tempo, from, count / HOURS_A_DAY);
  const maturesAtMs =
    maturesAfterHours === undefined && ruleset.kind === 'ROUND'
      ? toReal(tempo, nextPhaseStart(ruleset.phases, toRules(tempo, now)))
      : plusHours(now, maturesAfterHours ?? HOURS_A_DAY);
  return { maturesAtMs, revealsAtMs: plusHours(maturesAtMs, revealedWithinHours) };
}
