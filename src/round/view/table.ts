import { byOrdinal } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { ShownLine, SittingRow, TableKind, TableRow } from '../tables/vocabulary';
import { symbolName } from '../tables/text';
import { amountsView, cardView } from './holding';
import type { CardView, HoldingView } from '../../season';

export type SeatView = {
  readonly playerId: PlayerId;
  readonly satDownAtMs: Instant;
  readonly wager: readonly HoldingView[] | null;
  readonly agreed: boolean;
};
export type WarView = {
  readonly draws: readonly {
    readonly cards: readonly { readonly playerId: PlayerId; readonly card: CardView }[];
  }[];
  readonly winnerId: PlayerId | null;
};
type SymbolView = { readonly symbol: string; readonly name: string; readonly rolled: number };
export type SpinView = {
  readonly symbols: readonly SymbolView[];
  readonly line: ShownLine | null;
  readonly price: number;
  readonly payout: number;
  readonly brokeMachine: boolean;
};

/** Tables in the order in which they were opened. `status` and `kind`: null for all. */
export function tablesOf(
  state: RoundState,
  status: TableRow['status'] | null,
  kind: TableKind | null,
): TableRow[] {
  // Slots are never open, since a sitting there ends as it begins.
  const tables =
    status === 'OPEN' ? state.by('gamingTables', 'open', 'WAR') : state.all('gamingTables');
  return tables
    .filter((row) => (status ?? row.status) === row.status && (kind ?? row.kind) === row.kind)
    .sort(byOrdinal);
}

/** The players at the table, now or when play ended, in the order of sitting down. */
export function sittingsView(state: RoundState, { id }: TableRow): SeatView[] {
  return state
    .by('sittings', 'table', id)
    .filter(({ status }) => status !== 'STOOD_UP')
    .sort(byOrdinal)
    .map((sitting) => seatView(state, sitting));
}

function seatView(state: RoundState, sitting: SittingRow): SeatView {
  const { playerId, satDownAtMs, wager, agreed } = sitting;
  const items = wager === null ? null : amountsView(state, wager);
  return { playerId, satDownAtMs, wager: items, agreed };
}

export function warView(state: RoundState, { war }: TableRow): WarView {
  const ruleset = rulesetOf(state);
  const draws = (war?.draws ?? []).map((cards) => ({
    cards: cards.map(({ playerId, card }) => ({ playerId, card: cardView(ruleset, card) })),
  }));
  return { draws, winnerId: war?.winnerId ?? null };
}

/** Null for a table of another kind. */
export function spinView(state: RoundState, { spin }: TableRow): SpinView | null {
  if (spin === null) return null;
  const { rolled, symbols, line, price, payout, breaksMachine } = spin;
  const ruleset = rulesetOf(state);
  const shown = symbols.map((symbol, at) => ({
    symbol,
    name: symbolName(ruleset, symbol),
    rolled: rolled[at] ?? 0,
  }));
  return { symbols: shown, line, price, payout, brokeMachine: breaksMachine };
}
