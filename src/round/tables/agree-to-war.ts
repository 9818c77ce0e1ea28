/**
 * "Once both players have agreed to the items they are wagering, both players draw a card" [War].
 * Each player agrees to the current pair of wagers, which has a number (`terms`), and puts their
 * own wager on the table [ruling J3]. The war starts when neither player has to agree any more.
 */
import { moveAll, required, ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../model/access';
import { applySeed, seedHashOwed, seedFacts, seedOf, unlessSeeded } from '../chance/client-seeds';
import { byPlayer, tableTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { seedShape } from '../model/shapes';
import { ownerOf, tableOwner } from '../model/owners';
import type { RoundState } from '../model/state';
import { nameOf } from '../model/wording';
import type { AgreeToWar, WarAgreed, SittingRow } from './vocabulary';
import { drawWar } from './draw-war';
import type { TableId } from '../model/ids';
import { unlessEnough } from './propose-war';
import {
  hasFreeSeat,
  itemsOf,
  sittingOf,
  sittingsAt,
  tableOfEvent,
  unlessTables,
  unlessWarThere,
} from './seats';
import { tableWords } from './text';

export const agreeToWar = byPlayer<AgreeToWar, 'tableId' | 'terms'>({
  rule: 'war',
  shape: ({ clientSeed }) => seedShape(clientSeed, 'chance'),
  refuses: ({ state }, { id }, command) =>
    unlessRunning(state, 'war') ??
    unlessTables(state) ??
    unlessWarThere(state, command.tableId) ??
    unlessAgreeable(state, id, command),
  offers: ({ state }, { id }) => {
    const tableId = sittingOf(state, id)?.tableId;
    if (tableId === undefined) return [];
    const { terms } = state.need('gamingTables', tableId);
    const known = { tableId, terms };
    const waits = isAwaited(state, id, tableId) ? ({ kind: 'WAR' } as const) : null;
    return [{ description: 'Agree to both wagers.', known, ...seedFacts(state, id), waits }];
  },
  decide: (turn, { id }, { tableId, terms, clientSeed: given }) => {
    const { state } = turn;
    const refusal = unlessSeeded(state, id, given);
    if (refusal !== null) return refusal;
    const sitting = required(sittingOf(state, id), 'a seat');
    const clientSeed = seedOf(state, id, given);
    const wager = sitting.agreed ? [] : itemsOf(sitting.wager ?? []);
    const transfers = moveAll(ownerOf(id), tableOwner(tableId), wager);
    turn.emit({ type: 'WarAgreed', tableId, playerId: id, terms, clientSeed, transfers });
    const isSettled = sittingsAt(state, tableId).every((each) => !hasToAgree(state, each));
    if (isSettled) drawWar(turn, tableId);
    return null;
  },
  made: tableOfEvent,
});

/**
 * True if the player has yet to reveal a client seed this week. A seed that was revealed with an
 * agreement in an earlier week is no longer valid, so the player must agree again.
 */
const isSeedOwed = (state: RoundState, { playerId }: SittingRow): boolean =>
  seedHashOwed(state, playerId) !== null;

/** True if the war waits for this player. */
const hasToAgree = (state: RoundState, sitting: SittingRow): boolean =>
  !sitting.agreed || isSeedOwed(state, sitting);

/** True if both wagers are proposed and the war waits for this player's agreement. */
function isAwaited(state: RoundState, playerId: PlayerId, tableId: TableId): boolean {
  const sittings = sittingsAt(state, tableId);
  const isComplete = sittings.every(({ wager }) => wager !== null) && !hasFreeSeat(state, tableId);
  return (
    isComplete && sittings.some((each) => each.playerId === playerId && hasToAgree(state, each))
  );
}

/**
 * True if the player owes a client seed. Also true if all players agreed in earlier weeks and owe
 * none now: one agreement is then needed to draw the war.
 */
const mayAgreeAgain = (state: RoundState, sitting: SittingRow): boolean =>
  isSeedOwed(state, sitting) ||
  sittingsAt(state, sitting.tableId).every((each) => each.agreed && !isSeedOwed(state, each));

function unlessAgreeable(
  state: RoundState,
  playerId: PlayerId,
  { tableId, terms }: Pick<AgreeToWar, 'tableId' | 'terms'>,
): RoundRefusal | null {
  const sitting = sittingOf(state, playerId);
  if (sitting?.tableId !== tableId) return refuse('NOT_SITTING', 'war', { tableId });
  const present = state.need('gamingTables', tableId).terms;
  const missing = sittingsAt(state, tableId).some(({ wager }) => wager === null);
  const lacking = unlessEnough(state, playerId, sitting.wager ?? []);
  if (lacking !== null) return lacking;
  if (missing || hasFreeSeat(state, tableId)) return refuse('WAGER_MISSING', 'war', { tableId });
  if (terms !== present) return refuse('WAGERS_CHANGED', 'war', { tableId, terms: present });
  const isAgreed = sitting.agreed && !mayAgreeAgain(state, sitting);
  return isAgreed ? refuse('ALREADY_AGREED', 'war', { tableId, terms: present }) : null;
}

export const warAgreed: RoundEventRecord<WarAgreed> = {
  evolve: (state, { event: { playerId, clientSeed } }) => {
    const sitting = sittingOf(state, playerId);
    applySeed(state, playerId, clientSeed);
    if (sitting !== null) state.put('sittings', { ...sitting, agreed: true, clientSeed });
  },
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    table: ordinalOf(event.tableId),
  }),
  text: (state, event) =>
    `${nameOf(state, event.playerId)} agreed to the wagers at ${tableWords(event)}.`,
  channel: 'TABLES',
  touches: tableTopic,
  notice: 'WAR_PROPOSED',
  /** The players who have not agreed yet. */
  concerns: ({ tableId }, state) =>
    sittingsAt(state, tableId)
      .filter(({ agreed }) => !agreed)
      .map(({ playerId }) => playerId),
};
