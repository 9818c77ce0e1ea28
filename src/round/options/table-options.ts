import { byOrdinal, holdingsOf } from '../../kernel';
import { seedFacts } from '../chance/client-seeds';
import { option } from '../option';
import type { RoundOption } from '../option';
import { ownerOf, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import { unlessAgreeable } from '../tables/agree-to-war';
import { sittingsThisWeek, unlessPlayable } from '../tables/play-slots';
import { hasFreeSeat, sittingOf } from '../tables/seats';
import type { SittingRow } from '../tables/rows';

/** So many tables with a free seat are named; more can be found by `Round.tables`. */
const MOST_NAMED = 20;

/** For a player, while the round is being played. */
export function tableOptions(state: RoundState, player: PlayerRow): RoundOption[] {
  const sitting = sittingOf(state, player.id);
  const open = rulesetOf(state).tables !== null;
  return [
    ...(open ? slotsOptions(state, player) : []),
    ...(open && sitting === null ? sitDownOptions(state, player) : []),
    ...(open && sitting !== null ? warOptions(state, sitting) : []),
    ...(sitting === null
      ? []
      : [option('standUp', 'tables', 'Stand up; wagers go back.', { tableId: sitting.tableId })]),
  ];
}

function slotsOptions(state: RoundState, player: PlayerRow): RoundOption[] {
  const machine = rulesetOf(state).tables?.slots;
  if (machine === undefined || unlessPlayable(state, player, machine) !== null) return [];
  const { price, sittingsPerWeek } = machine;
  const seed = seedFacts(state, player.id);
  const sittingsLeft = sittingsPerWeek - sittingsThisWeek(state, player).length;
  return [option('playSlots', 'slots', 'Play the slots.', { price, sittingsLeft, ...seed })];
}

function sitDownOptions(state: RoundState, player: PlayerRow): RoundOption[] {
  const free = state
    .by('gamingTables', 'open', 'WAR')
    .filter(({ id }) => hasFreeSeat(state, id))
    .sort(byOrdinal)
    .slice(0, MOST_NAMED);
  return [
    option('sitDown', 'war', 'Sit down at a new table for War.'),
    ...free.map(({ id }) =>
      option('sitDown', 'war', 'Sit down opposite somebody.', { tableId: id }),
    ),
    ...(mayWager(state, player)
      ? [option('proposeWar', 'war', 'Sit down for War and say what you would wager.')]
      : []),
  ];
}

function warOptions(state: RoundState, sitting: SittingRow): RoundOption[] {
  const { tableId } = sitting;
  const player = state.need('players', sitting.playerId);
  const { terms } = state.need('gamingTables', tableId);
  const seed = seedFacts(state, player.id);
  return [
    ...(sitting.agreed || mayWager(state, player)
      ? [option('proposeWar', 'war', 'Say what you would wager.', { tableId })]
      : []),
    ...(unlessAgreeable(state, sitting, null) === null
      ? [option('agreeToWar', 'war', 'Agree to both wagers.', { tableId, terms, ...seed })]
      : []),
  ];
}

/** Whether the player has anything that can be wagered. */
function mayWager(state: RoundState, { id }: PlayerRow): boolean {
  const { untradable } = rulesetOf(state).trade;
  return holdingsOf(state, ownerOf(id)).some(({ item }) => !untradable.includes(item));
}
