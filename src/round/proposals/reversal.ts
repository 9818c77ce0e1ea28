/**
 * Undoes a trade, a war or a spin, all or nothing [rulings H3, P12]. The players must be present,
 * and players who gained items must still have them.
 */
import { assertNever, destroy, mint, moveAll } from '../../kernel';
import type { Transfer } from '../../kernel';
import { asEntries } from '../model/amounts';
import { ownerOf } from '../model/owners';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { presentPlayer, rulesetOf } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import type { TableId, TradeId } from '../model/ids';
import type { SittingRow, TableRow } from '../tables/vocabulary';
import { itemsOf } from '../tables/seats';
import type { StandingCorrection } from './vocabulary';
import type { UndonePlays } from './vocabulary';

/** The transfers that undo a play, or the refusal. */
export type Reversal =
  { readonly transfers: readonly Transfer[] } | { readonly refusal: RoundRefusal };

const NOTHING_TO_CORRECT: Reversal = { refusal: refuse('NOTHING_TO_CORRECT', 'proposals') };

export function undoTrade(state: RoundState, tradeId: TradeId): Reversal {
  const trade = state.get('trades', tradeId);
  if (trade === undefined) return { refusal: refuse('TRADE_NOT_FOUND', 'trade', { tradeId }) };
  if (trade.status !== 'DONE') return NOTHING_TO_CORRECT;
  const { fromId, toId, give, get } = trade;
  const [from, to] = [ownerOf(fromId), ownerOf(toId)];
  const transfers = [...moveAll(to, from, asEntries(give)), ...moveAll(from, to, asEntries(get))];
  return unlessLeft(state, [fromId, toId], transfers);
}

/**
 * The reversal of a war or a spin. A war in progress needs no transfers: its players stand up with
 * their wagers.
 */
export function undoPlay(state: RoundState, tableId: TableId): Reversal {
  const table = state.get('gamingTables', tableId);
  if (table === undefined) return { refusal: refuse('TABLE_NOT_FOUND', 'tables', { tableId }) };
  if (table.status === 'OPEN') return { transfers: [] };
  if (table.status !== 'PLAYED') return NOTHING_TO_CORRECT;
  const sittings = state.by('sittings', 'table', tableId).filter(isPlayed);
  const players = sittings.map(({ playerId }) => playerId);
  return unlessLeft(
    state,
    players,
    sittings.flatMap((sitting) => back(state, table, sitting)),
  );
}

const isPlayed = ({ status }: SittingRow): boolean => status === 'PLAYED';

function back(
  state: RoundState,
  { kind, spin, war }: TableRow,
  { playerId, wager }: SittingRow,
): readonly Transfer[] {
  const owner = ownerOf(playerId);
  switch (kind) {
    case 'SLOTS': {
      const { currency = rulesetOf(state).currency } = spin ?? {};
      const lost = (spin?.price ?? 0) - (spin?.payout ?? 0);
      return lost > 0 ? mint(owner, [[currency, lost]]) : destroy(owner, [[currency, -lost]]);
    }
    case 'WAR': {
      const winnerId = war?.winnerId ?? playerId;
      if (winnerId === playerId) return [];
      return moveAll(ownerOf(winnerId), owner, itemsOf(wager ?? []));
    }
    default:
      return assertNever(kind);
  }
}

function unlessLeft(
  state: RoundState,
  players: readonly PlayerRow['id'][],
  transfers: readonly Transfer[],
): Reversal {
  const left = players.find((playerId) => presentPlayer(state, playerId) === null);
  return left === undefined
    ? { transfers }
    : { refusal: refuse('PLAYER_NOT_FOUND', 'players', { playerId: left }) };
}

/**
 * Marks plays as undone. Call it in the `evolve` of the event whose transfers move the items back.
 */
export function putUndone(state: RoundState, { tradeIds, tableIds }: UndonePlays): void {
  for (const id of tradeIds) {
    state.put('trades', { ...state.need('trades', id), status: 'VOIDED' });
  }
  for (const id of tableIds) {
    state.put('gamingTables', { ...state.need('gamingTables', id), status: 'VOIDED' });
  }
}

export function putStanding(state: RoundState, { playerId, joinedAtMs }: StandingCorrection): void {
  state.put('players', { ...state.need('players', playerId), joinedAtMs });
}
