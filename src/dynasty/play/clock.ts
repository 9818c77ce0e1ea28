/**
 * "Going 48 consecutive hours without responding to a Sfida …, or not taking their turn" [Play]:
 * from the first possible moment to act, in rules-time; the end is exclusive [rulings A4, K13].
 */
import { instant } from '../../kernel';
import type { Instant } from '../../kernel';
import type { DynastyRuleset } from '../../rulesets';
import type { GameRow } from '../model/rows';
import { dynastyOf, opponentOf } from '../model/state';
import type { DynastyState } from '../model/state';

/** Rules-hours after a real instant: exact, since whole hours of whole milliseconds are. */
export function plusRulesHours(state: DynastyState, from: Instant, hours: number): Instant {
  return instant(from + Math.ceil((hours * dynastyOf(state).dayMs) / 24));
}

/** The clock of the awaited player, restarted. */
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

/** A game in which nobody's clock runs. */
export const CLOCK_STOPPED = { deadlineMs: null, warnsAtMs: null } as const;

/** The awaited player: the one who answers the Sfida, or else the one to move. */
export const awaitedIn = (game: GameRow): GameRow['turnOf'] =>
  game.sfidaBy === null ? game.turnOf : opponentOf(game, game.sfidaBy);
