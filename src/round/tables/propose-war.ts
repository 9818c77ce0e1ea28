/**
 * "Before the war begins, both players must agree to the items each of them are wagering" [War].
 * Each player proposes a wager. A changed wager cancels all agreements and returns the items on the
 * table [ruling T3]. Untradable items cannot be wagered [ruling T1].
 */
import { held, holdingsOf, listed, ordinalOf } from '../../kernel';
import type { ItemCode, PlayerId } from '../../kernel';
import { unlessRunning } from '../model/access';
import { asAmounts, summed, unlessKnown, unlessNatural } from '../model/amounts';
import { byPlayer, tableTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { amountsShape } from '../model/shapes';
import { ownerOf } from '../model/owners';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { itemText, nameOf, amountWords } from '../model/wording';
import type { ProposeWar, WarProposed, SittingRow, Wager } from './vocabulary';
import {
  sittingOf,
  sittingsAt,
  tableOfEvent,
  takeAgreementsBack,
  unlessFree,
  unlessStanding,
  unlessTables,
  unlessWarThere,
  wagersBack,
} from './seats';
import { takeSeat } from './sit-down';
import { tableWords } from './text';
import type { TableId } from '../model/ids';

export const proposeWar = byPlayer<ProposeWar>({
  rule: 'war',
  shape: ({ wager }) => amountsShape('wager', wager, 'war'),
  refuses: ({ state }, { id }, { tableId }) =>
    unlessRunning(state, 'war') ??
    unlessTables(state) ??
    unlessWarThere(state, tableId ?? seatOf(state, id)),
  offers: ({ state }, { id }) => {
    const sitting = sittingOf(state, id);
    if (!canWager(state, id)) return [];
    return sitting === null
      ? [{ description: 'Sit down for War and propose your wager.' }]
      : [
          {
            description: 'Propose your wager.',
            known: { tableId: sitting.tableId },
            waits: isWaitedFor(state, sitting) ? { kind: 'WAGER' } : null,
          },
        ];
  },
  decide: (turn, { id }, command) => {
    const { state } = turn;
    const seat = seatOf(state, id);
    const tableId = command.tableId ?? seat;
    const wager = asAmounts(summed(command.wager));
    const refusal =
      unlessKnown(state, command.wager) ??
      unlessNatural(command.wager) ??
      unlessEnough(state, id, wager) ??
      (seat !== null && seat === tableId
        ? null
        : (unlessStanding(state, id) ?? unlessFree(state, tableId))) ??
      unlessTradable(state, wager);
    if (refusal !== null) return refusal;
    emitProposal(turn, id, seat ?? takeSeat(turn, id, tableId), wager);
    return null;
  },
  made: tableOfEvent,
});

const seatOf = (state: RoundState, player: PlayerId): TableId | null =>
  sittingOf(state, player)?.tableId ?? null;

/** True if another player at the table has proposed a wager and this player has not. */
const isWaitedFor = (state: RoundState, { tableId, wager }: SittingRow): boolean =>
  wager === null && sittingsAt(state, tableId).some((each) => each.wager !== null);

/** True if the player has an item to wager, including items on the table. */
function canWager(state: RoundState, player: PlayerId): boolean {
  const { untradable } = rulesetOf(state).trade;
  const all = [...holdingsOf(state, ownerOf(player)), ...wagerOnTable(state, player)];
  return all.some(({ item }) => !untradable.includes(item));
}

/** The player's items on the table. A new wager returns them. */
function wagerOnTable(state: RoundState, player: PlayerId): Wager {
  const sitting = sittingOf(state, player);
  return sitting?.agreed === true ? (sitting.wager ?? []) : [];
}

/** The player's amount of the item, including the part on the table. */
function availableAmount(state: RoundState, player: PlayerId, item: ItemCode): number {
  const wagered = wagerOnTable(state, player).find((entry) => entry.item === item)?.quantity ?? 0;
  return held(state, ownerOf(player), item) + wagered;
}

export function unlessEnough(
  state: RoundState,
  player: PlayerId,
  wager: Wager,
): RoundRefusal | null {
  const lacking = wager.find(
    ({ item, quantity }) => availableAmount(state, player, item) < quantity,
  );
  if (lacking === undefined) return null;
  const { item, quantity: need } = lacking;
  return refuse('NOT_ENOUGH', 'war', { item, have: availableAmount(state, player, item), need });
}

function unlessTradable(state: RoundState, wager: Wager): RoundRefusal | null {
  const { untradable } = rulesetOf(state).trade;
  const found = wager.find(({ item }) => untradable.includes(item));
  return found === undefined ? null : refuse('NOT_TO_BE_WAGERED', 'war', { item: found.item });
}

function emitProposal(turn: RoundTurn, playerId: PlayerId, tableId: TableId, wager: Wager): void {
  const { state } = turn;
  turn.emit({
    type: 'WarProposed',
    tableId,
    playerId,
    wager,
    terms: state.need('gamingTables', tableId).terms + 1,
    transfers: wagersBack(state, tableId),
  });
}

export const warProposed: RoundEventRecord<WarProposed> = {
  evolve: (state, { event: { tableId, playerId, wager, terms } }) => {
    takeAgreementsBack(state, tableId);
    for (const sitting of sittingsAt(state, tableId)) {
      if (sitting.playerId === playerId) state.put('sittings', { ...sitting, wager });
    }
    state.put('gamingTables', { ...state.need('gamingTables', tableId), terms });
  },
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    table: ordinalOf(event.tableId),
    wager: amountWords(state, event.wager),
  }),
  text: (state, event) => {
    const wager = event.wager.map(({ item, quantity }) => itemText(state, item, quantity));
    return `${nameOf(state, event.playerId)} proposed to wager ${listed(wager)} at ${tableWords(event)}.`;
  },
  channel: 'TABLES',
  touches: tableTopic,
  notice: 'WAR_PROPOSED',
  concerns: ({ tableId, playerId }, state) => otherSeats(state, tableId, playerId),
};

/** The other players at the table. */
const otherSeats = (state: RoundState, tableId: TableId, player: PlayerId): PlayerId[] =>
  sittingsAt(state, tableId)
    .map((sitting) => sitting.playerId)
    .filter((id) => id !== player);
