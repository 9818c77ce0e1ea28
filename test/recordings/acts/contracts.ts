import type { Stage } from '../stage';
import { chips } from './items';

/** Contracts with every kind of clause, a payment that needs consent, an amendment, and an end. */
export async function contracts(stage: Stage): Promise<void> {
  const [ann, bob, dan] = [stage.player('p1'), stage.player('p2'), stage.player('p4')];
  const contractId = stage.id('Contract', 'c1');
  const clauses = [
    { items: [{ item: 'CHIP', perWeek: 5, total: 8 }], to: [bob], when: 'WEEKLY' },
    { items: [{ item: 'CHIP' }], consent: [ann] },
    { items: [{ item: 'CHIP' }], when: 'PHASE', phase: 'AUCTION' },
    { items: [{ item: 'CHIP' }], when: 'FROM', from: '2021-09-20T00:00:00Z', to: [dan] },
  ];
  await stage.does('ann', 'offerContract', { with: [bob], terms: 'We share.', clauses });
  await stage.does('bob', 'acceptContract', { contractId });
  await stage.does('cyd', 'depositIntoContract', { contractId, items: chips(20) });
  const take = (clause: number, quantity: number) => ({
    contractId,
    clause,
    items: chips(quantity),
  });
  await stage.does('bob', 'withdrawFromContract', take(1, 5));
  await stage.isRefused('bob', 'withdrawFromContract', take(1, 1), 'CLAUSE_EXCEEDED');
  await stage.isRefused('ann', 'withdrawFromContract', take(3, 1), 'CLAUSE_CLOSED');
  await stage.does('bob', 'withdrawFromContract', take(2, 2));
  await stage.does('ann', 'consentToContractChange', {
    changeId: stage.id('ContractChange', 'd1'),
  });
  const amend = { terms: 'We share half.', clauses: clauses.slice(0, 1) };
  await stage.does('ann', 'proposeContractChange', { contractId, amend });
  const declined = { changeId: stage.id('ContractChange', 'd2'), consent: false };
  await stage.does('bob', 'consentToContractChange', declined);
  await stage.does('ann', 'proposeContractChange', { contractId, amend });
  await stage.does('bob', 'consentToContractChange', {
    changeId: stage.id('ContractChange', 'd3'),
  });
  const end = { shares: [{ player: ann, items: chips(4) }], restTo: bob };
  await stage.does('bob', 'proposeContractChange', { contractId, end });
  await stage.does('ann', 'consentToContractChange', {
    changeId: stage.id('ContractChange', 'd4'),
  });
  for (const at of ['c2', 'c3']) {
    await stage.does('dan', 'offerContract', { with: [bob], terms: at, clauses: [] });
  }
  await stage.does('bob', 'declineContract', { contractId: stage.id('Contract', 'c2') });
  await stage.does('dan', 'declineContract', { contractId: stage.id('Contract', 'c3') });
  await stage.does('dan', 'offerContract', { with: [bob], terms: 'c4', clauses: [] });
  await stage.does('bob', 'acceptContract', { contractId: stage.id('Contract', 'c4') });
}
