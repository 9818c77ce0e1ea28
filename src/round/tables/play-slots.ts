/**
 * "Slots are a Limited Access Table that a player may sit down at at most 3 times per week. … they
 * must put 6 chips in the machine. … Play at this table ends when the payout is awarded" [Slots].
 * Each sitting is one spin; a refused spin is no sitting [ruling J2].
 */
import { destroy, held, mint, ordinalOf } from '../../kernel';
import { unlessRunning } from '../access';
import { applySeed, seedOf, unlessSeeded } from '../chance/client-seeds';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { applyRolls, rollDice } from '../rolls';
import { nextNumber, ownerOf, roundOf, rulesetOf, takeNumber } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { PlaySlots } from './commands';
import type { SlotsPlayed } from './events';
import { weekKey } from './rows';
import type { SittingRow } from './rows';
import { unlessStanding, unlessTables } from './seats';
import { spinOf } from './spin';
import type { SlotMachine } from './spin';

export function playSlots(
  turn: RoundTurn,
  player: PlayerRow,
  { clientSeed }: Asked<PlaySlots>,
): RoundRefusal | null {
  const { state } = turn;
  const machine = rulesetOf(state).tables?.slots;
  const refusal = unlessRunning(state, 'slots') ?? unlessTables(state);
  if (refusal !== null || machine === undefined) return refusal;
  const notNow =
    unlessPlayable(state, player, machine) ?? unlessSeeded(state, player.id, clientSeed);
  if (notNow === null) spin(turn, player, machine, seedOf(state, player.id, clientSeed));
  return notNow;
}

/** The refusal of a spin that the player cannot pay, or may not make now. */
export function unlessPlayable(
  state: RoundState,
  player: PlayerRow,
  { price, sittingsPerWeek }: SlotMachine,
): RoundRefusal | null {
  const item = rulesetOf(state).currency;
  const have = held(state, ownerOf(player.id), item);
  if (have < price) return refuse('NOT_ENOUGH', 'slots', { item, have, need: price });
  const sittings = sittingsThisWeek(state, player);
  return (
    unlessStanding(state, player.id) ??
    (sittings.some(({ tableId }) => brokeMachine(state, tableId))
      ? refuse('MACHINE_BROKEN', 'slots')
      : null) ??
    (sittings.length < sittingsPerWeek
      ? null
      : refuse('NO_SITTINGS_LEFT', 'slots', { sittingsPerWeek }))
  );
}

export const sittingsThisWeek = (state: RoundState, { id }: PlayerRow): SittingRow[] =>
  state.by('sittings', 'week', weekKey(id, 'SLOTS', roundOf(state).week));

const brokeMachine = (state: RoundState, tableId: string): boolean =>
  state.need('gamingTables', tableId).spin?.breaksMachine === true;

/** Each spin of a player in a week has its own dice, whenever it is. */
function spin(
  turn: RoundTurn,
  player: PlayerRow,
  machine: SlotMachine,
  clientSeed: string | null,
): void {
  const { state } = turn;
  const { id } = player;
  const dice = Array.from({ length: machine.rolls }, () => machine.sides);
  const stream = `slots/${id}/${String(sittingsThisWeek(state, player).length + 1)}`;
  const clientSeeds = clientSeed === null ? [] : [clientSeed];
  const rolls = rollDice(turn, dice, { stream, clientSeeds });
  const rolled = rolls.draws.map(({ value }) => value + 1);
  const { symbols, line, price, payout, breaksMachine } = spinOf(machine, rolled);
  const { currency } = rulesetOf(state);
  turn.emit({
    type: 'SlotsPlayed',
    tableId: `t${String(nextNumber(state, 'table'))}`,
    sittingId: `s${String(nextNumber(state, 'sitting'))}`,
    playerId: id,
    symbols,
    line,
    price,
    payout,
    breaksMachine,
    rolls,
    transfers: [
      ...destroy(ownerOf(id), [[currency, price]]),
      ...mint(ownerOf(id), [[currency, payout]]),
    ],
  });
}

export function evolveSlotsPlayed(
  state: RoundState,
  { atMs, event }: RoundStamped<SlotsPlayed>,
): void {
  const { tableId, sittingId, playerId, symbols, line, price, payout, breaksMachine } = event;
  applyRolls(state, event.rolls);
  applySeed(state, playerId, event.rolls.clientSeeds[0] ?? null);
  takeNumber(state, 'table', ordinalOf(tableId));
  takeNumber(state, 'sitting', ordinalOf(sittingId));
  const rolled = event.rolls.draws.map(({ value }) => value + 1);
  state.put('gamingTables', {
    id: tableId,
    kind: 'SLOTS',
    status: 'PLAYED',
    openedAtMs: atMs,
    endedAtMs: atMs,
    terms: 0,
    spin: { rolled, symbols, line, price, payout, breaksMachine },
    war: null,
  });
  state.put('sittings', {
    id: sittingId,
    tableId,
    playerId,
    kind: 'SLOTS',
    week: roundOf(state).week,
    status: 'PLAYED',
    satDownAtMs: atMs,
    stoodUpAtMs: atMs,
    wager: null,
    agreed: false,
    clientSeed: null,
  });
}
