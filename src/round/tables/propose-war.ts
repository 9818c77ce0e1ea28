/**
 * "Before the war begins, both players must agree to the items each of them are wagering" [War].
 * Each says what it would wager; who changes a wager takes all agreements back, and what was on the
 * table goes back with them [ruling T3]. Items that cannot be traded cannot be wagered [ruling T1].
 */
import { held } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { summed, unlessKnown, unlessNatural } from '../amounts';
import { ownerOf, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { ProposeWar } from './commands';
import type { WarProposed } from './events';
import type { Wager } from './rows';
import {
  sittingOf,
  sittingsAt,
  takeAgreementsBack,
  unlessFree,
  unlessStanding,
  unlessTables,
  unlessWarThere,
  wagersBack,
} from './seats';
import { takeSeat } from './sit-down';

export function proposeWar(
  turn: RoundTurn,
  { id }: PlayerRow,
  command: Asked<ProposeWar>,
): RoundRefusal | null {
  const { state } = turn;
  const seat = sittingOf(state, id)?.tableId ?? null;
  const tableId = command.tableId ?? seat;
  const wager = [...summed(command.wager)].map(([item, quantity]) => ({ item, quantity }));
  const refusal =
    unlessRunning(state, 'war') ??
    unlessTables(state) ??
    unlessWarThere(state, tableId) ??
    unlessKnown(state, command.wager) ??
    unlessNatural(command.wager) ??
    unlessEnough(state, id, wager) ??
    (seat !== null && seat === tableId
      ? null
      : (unlessStanding(state, id) ?? unlessFree(state, tableId))) ??
    unlessTradable(state, wager);
  if (refusal !== null) return refusal;
  propose(turn, id, seat ?? takeSeat(turn, id, tableId), wager);
  return null;
}

/** What the player has, and what of it is on the table. */
function available(state: RoundState, player: PlayerId, item: string): number {
  const sitting = sittingOf(state, player);
  const wagered = sitting?.agreed === true ? (sitting.wager ?? []) : [];
  const onTable = wagered.find((entry) => entry.item === item)?.quantity ?? 0;
  return held(state, ownerOf(player), item) + onTable;
}

export function unlessEnough(
  state: RoundState,
  player: PlayerId,
  wager: Wager,
): RoundRefusal | null {
  const lacking = wager.find(({ item, quantity }) => available(state, player, item) < quantity);
  if (lacking === undefined) return null;
  const { item, quantity: need } = lacking;
  return refuse('NOT_ENOUGH', 'war', { item, have: available(state, player, item), need });
}

function unlessTradable(state: RoundState, wager: Wager): RoundRefusal | null {
  const { untradable } = rulesetOf(state).trade;
  const found = wager.find(({ item }) => untradable.includes(item));
  return found === undefined ? null : refuse('NOT_TO_BE_WAGERED', 'war', { item: found.item });
}

function propose(turn: RoundTurn, playerId: PlayerId, tableId: string, wager: Wager): void {
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

export function evolveWarProposed(
  state: RoundState,
  { event: { tableId, playerId, wager, terms } }: RoundStamped<WarProposed>,
): void {
  takeAgreementsBack(state, tableId);
  for (const sitting of sittingsAt(state, tableId)) {
    if (sitting.playerId === playerId) state.put('sittings', { ...sitting, wager });
  }
  state.put('gamingTables', { ...state.need('gamingTables', tableId), terms });
}
