/**
 * "Ducks in their own possession" [Trade]: a duck comes by an adopted proposal, or from the host
 * while the round is being set up [ruling G4]; in a rehearsal also later, as items do [ruling O1].
 */
import { ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import { unlessSettingUp } from '../access';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { nextNumber, presentPlayer, rulesetOf, takeNumber } from '../state';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { CreateDuck } from './commands';
import type { DuckCreated } from './events';
import { MOST_DUCKS } from './own-ducks';

export function createDuck(turn: RoundTurn, command: Asked<CreateDuck>): RoundRefusal | null {
  const { state } = turn;
  const { playerId, name } = command;
  const refusal =
    unlessSettingUp(state, 'ducks') ?? unlessCreatable(state, rulesetOf(state), playerId);
  if (refusal === null) hatch(turn, playerId, name);
  return refusal;
}

/** Whether the host may make ducks at this time. */
export const isTimeForDucks = (state: RoundState): boolean =>
  unlessSettingUp(state, 'ducks') === null;

/** The refusal of one more duck for the player, `planned` others counted. */
export function unlessCreatable(
  state: RoundState,
  { trade }: RoundRuleset,
  playerId: PlayerId,
  planned = 0,
): RoundRefusal | null {
  if (!trade.ducks) return refuse('NO_DUCKS', 'trade');
  if (presentPlayer(state, playerId) === null) {
    return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
  }
  const ducks = state.countBy('ducks', 'player', playerId) + planned;
  if (ducks < MOST_DUCKS) return null;
  return refuse('TOO_MANY_DUCKS', 'ducks', { playerId, ducks, most: MOST_DUCKS });
}

export function hatch(turn: RoundTurn, playerId: PlayerId, name: string): void {
  const duckId = `d${String(nextNumber(turn.state, 'duck'))}`;
  turn.emit({ type: 'DuckCreated', duckId, playerId, name: name.trim() });
}

export function evolveDuckCreated(
  state: RoundState,
  { atMs, event: { duckId: id, playerId, name } }: RoundStamped<DuckCreated>,
): void {
  takeNumber(state, 'duck', ordinalOf(id));
  state.put('ducks', { id, name, playerId, createdAtMs: atMs, lostAtMs: null });
}
