import { holdingsOf } from '../../kernel';
import { presentPlayer } from '../model/state';
import type { RoundState } from '../model/state';
import { contractOwner } from '../model/owners';
import { partiesOf } from './parties';
import type { ContractRow } from './rows';

type Claim = readonly [boolean, string];

/** One sentence for each broken invariant of contracts [rulings B2, B4, G2]. */
export function contractViolations(state: RoundState): string[] {
  return [
    ...state.all('contracts').flatMap((contract) => violated(contract.id, claims(state, contract))),
    ...state.all('contractChanges').flatMap((change) => {
      const inForce = state.need('contracts', change.contractId).status === 'IN_FORCE';
      const open = change.status === 'PROPOSED';
      return violated(change.id, [
        [!open || inForce, 'is open and the contract is not in force'],
        [open === (change.endedAtMs === null), 'has ended or is open'],
      ]);
    }),
  ];
}

const violated = (id: string, all: readonly Claim[]): string[] =>
  all.filter(([holds]) => !holds).map(([, what]) => `${id} ${what}`);

function claims(state: RoundState, { id, status, endedAtMs, clauses }: ContractRow): Claim[] {
  const live = status === 'OFFERED' || status === 'IN_FORCE';
  const parties = partiesOf(state, id);
  const empty = holdingsOf(state, contractOwner(id)).length === 0;
  const paid = clauses.flatMap(({ items, paid: sums }) =>
    sums.map(({ item, total, inWeek }) => {
      const limit = items.find((candidate) => candidate.item === item);
      return total <= (limit?.total ?? total) && inWeek <= (limit?.perWeek ?? inWeek);
    }),
  );
  return [
    [live === (endedAtMs === null), 'has ended or is live'],
    [live === parties.length > 0, 'has parties while it is live'],
    [parties.every((party) => presentPlayer(state, party) !== null), 'has a party that left'],
    [status === 'IN_FORCE' || empty, 'has items and is not in force'],
    [paid.every(Boolean), 'has a clause that paid more than it says'],
  ];
}
