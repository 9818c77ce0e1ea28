/**
 * "Ducks in their own possession" [Trade]: a duck comes from an adopted proposal, or from the host
 * during the set-up [ruling G4]. In a rehearsal the host can make ducks later, too [ruling O1].
 */
import { ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import { unlessSettingUp } from '../model/access';
import { byHost } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { unless } from '../model/shapes';
import { activePlayers, nextNumber, presentPlayer, rulesetOf, takeNumber } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import type { CreateDuck, DuckCreated } from './vocabulary';
import {
  duckOfEvent,
  MOST_DUCKS,
  DUCK_NAME_EXPECTED,
  isDuckName,
  duckWords,
  duckName,
} from './duck';
import { DUCK_IDS } from '../model/ids';

export const createDuck = byHost<CreateDuck>({
  rule: 'ducks',
  shape: ({ name }) => unless(isDuckName(name), 'name', DUCK_NAME_EXPECTED, 'trade'),
  refuses: ({ state }) => unlessSettingUp(state, 'ducks'),
  offers: ({ state }) =>
    activePlayers(state).some(({ id }) => unlessCreatable(state, rulesetOf(state), id) === null)
      ? [{ description: 'Make a duck for a player.' }]
      : [],
  decide: (turn, { playerId, name }) => {
    const refusal = unlessCreatable(turn.state, rulesetOf(turn.state), playerId);
    if (refusal === null) hatch(turn, playerId, name);
    return refusal;
  },
  made: duckOfEvent,
});

/**
 * Refuses one more duck for the player. `planned`: the number of ducks that earlier effects of the
 * same plan give the player.
 */
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
  const duckId = DUCK_IDS.of(nextNumber(turn.state, 'duck'));
  turn.emit({ type: 'DuckCreated', duckId, playerId, name: name.trim() });
}

export const duckCreated: RoundEventRecord<DuckCreated> = {
  evolve: (state, { atMs, event: { duckId: id, playerId, name } }) => {
    takeNumber(state, 'duck', ordinalOf(id));
    state.put('ducks', { id, name, playerId, createdAtMs: atMs, lostAtMs: null });
  },
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    duck: duckName(state, event),
  }),
  text: (state, event) => `${nameOf(state, event.playerId)} got ${duckWords(state, event)}.`,
  channel: null,
  notice: 'RECEIVED',
  concerns: ({ playerId }) => [playerId],
};
