import { presentPlayer } from '../model/state';
import type { RoundState } from '../model/state';
import type { TradeRow } from './vocabulary';

/** One sentence for each broken invariant of trades [rulings B2, G1]. */
export function tradeViolations(state: RoundState): string[] {
  return state.all('trades').flatMap((trade) =>
    claims(state, trade)
      .filter(([holds]) => !holds)
      .map(([, what]) => `${trade.id} ${what}`),
  );
}

function claims(state: RoundState, trade: TradeRow): (readonly [boolean, string])[] {
  const { status, fromId, toId, endedAtMs, lacks } = trade;
  const open = status === 'OFFERED';
  const parties = [fromId, toId].every((id) => presentPlayer(state, id) !== null);
  return [
    [fromId !== toId, 'is with oneself'],
    [!open || parties, 'is open and a party has left'],
    [open === (endedAtMs === null), 'has ended or is open'],
    [(status === 'OFF') === lacks.length > 0, 'is off for a lack and for nothing else'],
  ];
}
