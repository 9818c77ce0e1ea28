/** The invariants of tables after each event. */
import { holdingsOf, playerId, violation } from '../../kernel';
import type { RoundState } from '../model/state';
import { tableOwner } from '../model/owners';
import type { SittingRow, TableRow } from './vocabulary';
import { sittingsAt } from './seats';

/** One sentence for each broken invariant of tables. */
export function tableViolations(state: RoundState): string[] {
  return [
    ...state.all('gamingTables').flatMap((table) => violationsAt(state, table)),
    ...state
      .keys('sittings', 'sitting')
      .map(playerId)
      .flatMap((player) => [
        ...violation(state.countBy('sittings', 'sitting', player) === 1, `${player} sits twice`),
        ...violation(state.get('players', player)?.leftAtMs === null, `${player} left and sits`),
      ]),
  ];
}

function violationsAt(state: RoundState, { id, kind, status, endedAtMs }: TableRow): string[] {
  const sittings = sittingsAt(state, id);
  const open = status === 'OPEN';
  const onTable = holdingsOf(state, tableOwner(id)).map(({ item, quantity }) => [item, quantity]);
  return [
    ...violation(open === (endedAtMs === null), `${id} has its end when it has ended`),
    ...violation(open === sittings.length > 0, `somebody sits at ${id} while it is open`),
    ...violation(kind === 'WAR' || !open, `${id} ends with its spin`),
    ...violation(sittings.length <= 2, `${id} is for two`),
    ...violation(
      JSON.stringify(onTable) === JSON.stringify(wagersOn(sittings)),
      `on ${id} is what was agreed to`,
    ),
  ];
}

/** The wagers on the table, in order of item code like the ledger's holdings. */
function wagersOn(sittings: readonly SittingRow[]): (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const { wager, agreed } of sittings) {
    for (const { item, quantity } of agreed ? (wager ?? []) : []) {
      sums.set(item, (sums.get(item) ?? 0) + quantity);
    }
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
}
