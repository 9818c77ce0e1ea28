/**
 * "Going 48 consecutive hours without responding to a Sfida …, or not taking their turn" [Play],
 * counted in rules-time from the first possible moment to act. The end is exclusive [rulings A4,
 * K13].
 */
import { instant } from '../../kernel';
import type { Instant } from '../../kernel';
import type { DynastyRuleset } from '../../rulesets';
import type { GameRow } from '../model/rows';
import { dynastyOf, opponentOf } from '../model/state';
import type { DynastyState } from '../model/state';

/** Adds rules-hours to a real instant, rounded up to whole milliseconds. */
export function plusRulesHours(state: DynastyState, from: Instant, hours: number): Instant {
  return instant(from + Math.ceil((hours * dynastyOf(state).dayMs) / 24));
}

/** A new clock for the awaited player. */
export function clockFrom(
  state: DynastyState,
  { clockHours, clockWarningHours }: DynastyRuleset,
  from: Instant,
): Pick<GameRow, 'deadlineMs' | 'warnsAtMs'> {
  return {
    deadlineMs: plusRulesHours(state, from, clockHours),
    warnsAtMs:
      clockWarningHours === null
        ? null
        : plusRulesHours(state, from, clockHours - clockWarningHours),
  };
}

/** The clock of a game in which no clock runs. */
export const CLOCK_STOPPED = { deadlineMs: null, warnsAtMs: null } as const;

/** The awaited player: the player who has to answer the Sfida, or else the player to move. */
export const awaitedIn = (game: GameRow): GameRow['turnOf'] =>
  game.sfidaBy === null ? game.turnOf : opponentOf(game, game.sfidaBy);
