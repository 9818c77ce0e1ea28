import type { ContractChange, ClauseTerms, ContractRow, RoundCommand } from '../../../src/round';
import type { ContractChangeId, ContractId } from '../../../src/round/model/ids';
import type { TestRound } from '../harness';
import { amounts } from '../amounts';
import { traders } from '../trades/traders';

type Items = Readonly<Record<string, number>>;

/** A clause by which every party may take any chips at any time, unless `change` says otherwise. */
export const clause = (change: Partial<ClauseTerms> = {}): ClauseTerms => ({
  items: [{ item: 'CHIP', perWeek: null, total: null }],
  toIds: [],
  when: { type: 'AT_ONCE' },
  consentIds: [],
  ...change,
});

export const chips = (perWeek: number | null, total: number | null): ClauseTerms['items'] => [
  { item: 'CHIP', perWeek, total },
];

export const offerTo = (
  partyIds: readonly string[],
  clauses: readonly ClauseTerms[] = [clause()],
): RoundCommand => ({
  type: 'OfferContract',
  partyIds: partyIds as never,
  terms: 'We share.',
  clauses,
});
export const accept = (contractId: ContractId = 'c1'): RoundCommand => ({
  type: 'AcceptContract',
  contractId,
});
export const decline = (contractId: ContractId = 'c1'): RoundCommand => ({
  type: 'DeclineContract',
  contractId,
});
export const deposit = (items: Items, contractId: ContractId = 'c1'): RoundCommand => ({
  type: 'DepositIntoContract',
  contractId,
  items: amounts(items),
});
export const withdraw = (
  items: Items,
  number = 1,
  contractId: ContractId = 'c1',
): RoundCommand => ({
  type: 'WithdrawFromContract',
  contractId,
  clause: number,
  items: amounts(items),
});
export const propose = (
  change: Exclude<ContractChange, { type: 'WITHDRAW' }>,
  contractId: ContractId = 'c1',
): RoundCommand => ({ type: 'ProposeContractChange', contractId, change });
export const consent = (changeId: ContractChangeId = 'd1', yes = true): RoundCommand => ({
  type: 'ConsentToContractChange',
  changeId,
  consent: yes,
});

/** A contract in force between Ann and Bob, with 50 chips in it. */
export function inForce(clauses: readonly ClauseTerms[] = [clause()]): TestRound {
  const round = traders();
  round.do('ann', offerTo(['p2'], clauses));
  round.do('bob', accept());
  round.grant('cid', { CHIP: 50 });
  round.do('cid', deposit({ CHIP: 50 }));
  return round;
}

export const contract = (round: TestRound, id: ContractId = 'c1'): ContractRow =>
  round.state.need('contracts', id);
