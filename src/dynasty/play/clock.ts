/**
 * "Going 48 consecutive hours without responding to a Sfida …, or not taking their turn" [Play]:
 * from when the player could first act, in rules-time; the last instant itself is too late
 * [rulings A4, K13].
 */
import { instant } from '../../kernel';
import type { Instant } from '../../kernel';
import type { DynastyRuleset } from '../../rulesets';
import type { GameRow } from '../ground/rows';
import { dynastyOf, opponentOf } from '../ground/state';
import type { DynastyState } from '../ground/state';

/** Rules-hours after a real instant: exact, since whole hours of whole milliseconds are. */
export function plusRulesHours(state: DynastyState, from: Instant, hours: number): Instant {
  return instant(from + Math.ceil((hours * dynastyOf(state).dayMs) / 24));
}

/** The clock of whoever is waited for, wound up again. */
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

/** Whom the game waits for: whoever answers the Sfida, otherwise whoever's turn it is. */
export const awaitedIn = (game: GameRow): GameRow['turnOf'] =>
  game.sfidaBy === null ? game.turnOf : opponentOf(game, game.sfidaBy);
