import { playerId } from '../../kernel';
import type { AccountId, Instant, PlayerId, RulesInstant } from '../../kernel';
import type { Reading } from '../../engine';
import * as dynasty from '../../dynasty';
import * as round from '../../round';
import type { PlayerRow } from '../../round';

/** What is asked of every season alike, whichever game it is: here is where each game answers. */

/** Who may see it. */
export const canSeeSeason = (reading: Reading, account: AccountId | null): boolean =>
  reading.kind === 'ROUND'
    ? round.canSee(reading.state, account)
    : dynasty.canSee(reading.state, account);

/** Players look alike in both games. */
export function playerRow(reading: Reading, id: string): PlayerRow | null {
  const player = playerId(id);
  const row =
    reading.kind === 'ROUND'
      ? reading.state.get('players', player)
      : reading.state.get('players', player);
  return row ?? null;
}

export const playerRowOf = (reading: Reading, account: AccountId): PlayerRow | null =>
  reading.kind === 'ROUND'
    ? round.playerOfAccount(reading.state, account)
    : dynasty.playerOfAccount(reading.state, account);

/** In the order in which they joined, with those who left or without. */
export const playerRows = (reading: Reading, former: boolean): PlayerRow[] =>
  reading.kind === 'ROUND'
    ? round.playersOf(reading.state, former)
    : dynasty.playersOf(reading.state, former);

/** What an account can do now. */
export type SeasonOption = round.RoundOption | dynasty.DynastyOption;

export const optionsIn = (reading: Reading, account: AccountId): readonly SeasonOption[] =>
  reading.kind === 'ROUND'
    ? round.optionsOf(reading.state, account, reading.now)
    : dynasty.optionsOf(reading.state, account, reading.now);

/** What every season shows of itself. */
type SeasonView = {
  readonly startsAtMs: Instant;
  readonly endedAtMs: Instant | null;
  readonly nowMs: Instant;
  readonly rulesTimeMs: RulesInstant;
  readonly tempo: number;
  readonly nextDeadlineMs: Instant | null;
  readonly revision: number;
  readonly steward: boolean;
  /** A dynasty has no phases, and no end of its own. */
  readonly phase: string | null;
  readonly winnerId: PlayerId | null;
};

export const seasonView = (reading: Reading): SeasonView =>
  reading.kind === 'ROUND'
    ? round.roundView(reading.state, reading.now)
    : { ...dynasty.dynastyView(reading.state, reading.now), phase: null, winnerId: null };

/** The revisions of its ruleset, the first one first. */
export function revisionRows(
  reading: Reading,
): (round.RoundRevisionRow | dynasty.DynastyRevisionRow)[] {
  const rows =
    reading.kind === 'ROUND' ? reading.state.all('revisions') : reading.state.all('revisions');
  return [...rows].sort((one, other) => one.revision - other.revision);
}
