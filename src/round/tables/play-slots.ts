/**
 * "Slots are a Limited Access Table that a player may sit down at at most 3 times per week. … they
 * must put 6 chips in the machine. … Play at this table ends when the payout is awarded" [Slots].
 * Each sitting is one spin; a refused spin is not a sitting [ruling J2].
 */
import { destroy, held, mint, ordinalOf, required } from '../../kernel';
import { unlessRunning } from '../model/access';
import { applySeed, seedFacts, seedOf, unlessSeeded } from '../chance/client-seeds';
import { byPlayer, tableTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { applyRolls, rollDice } from '../chance/rolls';
import { seedShape } from '../model/shapes';
import { ownerOf } from '../model/owners';
import { nextNumber, roundOf, rulesetOf, takeNumber } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { itemWords, nameOf } from '../model/wording';
import type { PlaySlots, SlotsPlayed, SittingRow } from './vocabulary';
import { weekKey } from './vocabulary';
import { tableOfEvent, unlessStanding, unlessTables } from './seats';
import { spinOf } from './spin';
import type { SlotMachine } from './spin';
import { symbolName } from './text';
import { SITTING_IDS, TABLE_IDS } from '../model/ids';
import type { TableId } from '../model/ids';

export const playSlots = byPlayer<PlaySlots>({
  rule: 'slots',
  shape: ({ clientSeed }) => seedShape(clientSeed, 'chance'),
  refuses: ({ state }, player) =>
    unlessRunning(state, 'slots') ??
    unlessTables(state) ??
    unlessPlayable(state, player, machineOf(state)),
  offers: ({ state }, player) => {
    if (rulesetOf(state).tables === null) return [];
    const { price, sittingsPerWeek } = machineOf(state);
    const sittingsLeft = sittingsPerWeek - sittingsThisWeek(state, player).length;
    const { needs, facts } = seedFacts(state, player.id);
    return [{ description: 'Play the slots.', needs, facts: { price, sittingsLeft, ...facts } }];
  },
  decide: (turn, player, { clientSeed }) => {
    const { state } = turn;
    const refusal = unlessSeeded(state, player.id, clientSeed);
    if (refusal === null) spin(turn, player, seedOf(state, player.id, clientSeed));
    return refusal;
  },
  made: tableOfEvent,
});

/** The slot machine of rules that have tables. */
const machineOf = (state: RoundState): SlotMachine =>
  required(rulesetOf(state).tables, 'tables').slots;

/** Refuses a spin that the player cannot pay for, or may not make now. */
function unlessPlayable(
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

const sittingsThisWeek = (state: RoundState, { id }: PlayerRow): SittingRow[] =>
  state.by('sittings', 'week', weekKey(id, 'SLOTS', roundOf(state).week));

const brokeMachine = (state: RoundState, tableId: TableId): boolean =>
  state.need('gamingTables', tableId).spin?.breaksMachine === true;

/**
 * Makes a spin. Each spin of a player in a week has its own dice, so its timing does not change the
 * result.
 */
function spin(turn: RoundTurn, player: PlayerRow, clientSeed: string | null): void {
  const { state } = turn;
  const { id } = player;
  const machine = machineOf(state);
  const dice = Array.from({ length: machine.rolls }, () => machine.sides);
  const stream = `slots/${id}/${String(sittingsThisWeek(state, player).length + 1)}`;
  const clientSeeds = clientSeed === null ? [] : [clientSeed];
  const rolls = rollDice(turn, dice, { stream, clientSeeds });
  const rolled = rolls.draws.map(({ value }) => value + 1);
  const { symbols, line, price, payout, breaksMachine } = spinOf(machine, rolled);
  const { currency } = rulesetOf(state);
  turn.emit({
    type: 'SlotsPlayed',
    tableId: TABLE_IDS.of(nextNumber(state, 'table')),
    sittingId: SITTING_IDS.of(nextNumber(state, 'sitting')),
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

export const slotsPlayed: RoundEventRecord<SlotsPlayed> = {
  evolve: (state, { atMs, event }) => {
    const { tableId, sittingId, playerId, symbols, line, price, payout, breaksMachine } = event;
    applyRolls(state, event.rolls);
    applySeed(state, playerId, event.rolls.clientSeeds[0] ?? null);
    takeNumber(state, 'table', ordinalOf(tableId));
    takeNumber(state, 'sitting', ordinalOf(sittingId));
    const rolled = event.rolls.draws.map(({ value }) => value + 1);
    const { currency } = rulesetOf(state);
    state.put('gamingTables', {
      id: tableId,
      kind: 'SLOTS',
      status: 'PLAYED',
      openedAtMs: atMs,
      endedAtMs: atMs,
      terms: 0,
      spin: { rolled, symbols, line, price, payout, breaksMachine, currency },
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
  },
  facts: (state, { playerId, symbols, payout, breaksMachine }) => {
    const ruleset = rulesetOf(state);
    return {
      player: nameOf(state, playerId),
      shown: symbols.map((symbol) => symbolName(ruleset, symbol)).join(', '),
      gained: payout === 0 ? null : itemWords(ruleset, ruleset.currency, payout),
      breaks: breaksMachine,
    };
  },
  text: (state, { playerId, symbols, payout, breaksMachine }) => {
    const ruleset = rulesetOf(state);
    const shown = symbols.map((symbol) => symbolName(ruleset, symbol));
    const gained = payout === 0 ? 'nothing' : itemWords(ruleset, ruleset.currency, payout);
    const end = breaksMachine
      ? `, gained ${gained} and broke the machine`
      : ` and gained ${gained}`;
    return `${nameOf(state, playerId)} played the slots, saw ${shown.join(', ')}${end}.`;
  },
  channel: 'TABLES',
  touches: tableTopic,
};
