import { openApi } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';
import { clockTo, joined, rehearsal } from './rehearsal-seasons';

let api: ApiHouse;
let host: string;
let ann: string;
let bob: string;
beforeAll(async () => {
  api = await openApi();
  [host, ann, bob] = [await api.signUp('host'), await api.signUp('ann'), await api.signUp('bob')];
});
afterAll(() => api.close());

const CONTRACT = `refusal { code message rule facts } contract {
  id terms status holdings { item quantity } parties { player { name } consentedAt until }
  clauses { number text when for { item quantity } items { item name perWeek total } to { name } consent { name } }
  changes { id kind status drop awaited { name } shares { player { name } items { quantity } }
            restTo { name } clause }
}`;
const act = (mutation: string, input: Readonly<Record<string, unknown>>, token: string) => {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
  const document = `mutation ($input: ${type}) { done: ${mutation}(input: $input) { ${CONTRACT} } }`;
  return api.data(document, { input }, token) as Promise<unknown> as Promise<{ done: Answer }>;
};

it('is offered, accepted, filled, drawn on and ended, and everybody can read it', async () => {
  const id = await rehearsal(api, host);
  const [annId, bobId] = [await joined(api, id, ann), await joined(api, id, bob)];
  await clockTo(api, host, id, '2021-08-29T00:00:00Z');

  const clauses = [
    {
      items: [{ item: 'CHIP', perWeek: 10, total: 50 }],
      to: [bobId],
      when: 'WEEKLY',
      consent: [annId],
    },
    { items: [{ item: 'CHIP' }], when: 'FROM', from: '2021-09-01T00:00:00Z' },
    { items: [{ item: 'CHIP', total: 3 }], for: [{ item: 'TRUNG', quantity: 2 }] },
  ];
  const offer = { seasonId: id, with: [bobId], terms: 'Ann lends Bob.', clauses };
  const impossible = { ...offer, clauses: [{ items: [{ item: 'GOLD_STAR', total: 1 }] }] };
  expect((await act('offerContract', impossible, ann)).done.refusal).toMatchObject({
    code: 'CLAUSE_IMPOSSIBLE',
    message: 'Nobody could ever meet clause 1: it names an item that cannot be traded.',
    rule: 'contracts',
  });
  const { contract } = (await act('offerContract', offer, ann)).done;
  expect(contract.clauses[2]).toMatchObject({ for: [{ item: 'TRUNG', quantity: 2 }] });
  const contractId = contract.id;
  expect(contract.clauses.map(({ text }) => text)).toEqual([
    'bob may take up to 10 Chips a week (50 in all), each week, if ann consents.',
    'Every party may take any Chips, from 2021-09-01T00:00:00.000Z on.',
    'Every party may take up to 3 Chips in all for 2 Trungs each, at any time.',
  ]);
  const on = { seasonId: id, contractId };
  expect((await act('acceptContract', on, bob)).done.contract.status).toBe('IN_FORCE');
  const items = [{ item: 'CHIP', quantity: 5 }];
  const filled = await act('depositIntoContract', { ...on, items }, ann);
  expect(filled.done.contract.holdings).toEqual([{ item: 'CHIP', quantity: 5 }]);

  const asked = await act('withdrawFromContract', { ...on, clause: 1, items }, bob);
  expect(asked.done.contract.changes).toMatchObject([
    { kind: 'WITHDRAW', status: 'PROPOSED', awaited: [{ name: 'ann' }], clause: 1 },
  ]);
  const changeId = asked.done.contract.changes[0]!.id;
  const paid = await act('consentToContractChange', { seasonId: id, changeId }, ann);
  expect(paid.done.contract).toMatchObject({ holdings: [], changes: [{ status: 'DONE' }] });
  const more = await act('withdrawFromContract', { ...on, clause: 2, items }, bob);
  expect(more.done.refusal).toMatchObject({ code: 'CONTRACT_LACKS', facts: { have: 0, need: 5 } });

  const change = await act('proposeContractChange', { ...on, end: { restTo: annId } }, bob);
  expect(change.done.contract.changes[1]).toMatchObject({ kind: 'END', restTo: { name: 'ann' } });
  const ending = { seasonId: id, changeId: change.done.contract.changes[1]!.id };
  const ended = await act('consentToContractChange', ending, ann);
  expect(ended.done.contract).toMatchObject({ status: 'ENDED', parties: [{}, {}] });

  const list = `query ($id: ID!) { season(id: $id) { ... on Round {
    contracts(status: ENDED) { totalCount nodes { terms offerer { name } } }
    journal(first: 100) { nodes { text ... on ContractPaid { transfers { from { kind contract { id } } } } } }
  } } }`;
  const { contracts, journal } = (await api.data(list, { id })).season;
  expect(contracts).toEqual({
    totalCount: 1,
    nodes: [{ terms: 'Ann lends Bob.', offerer: { name: 'ann' } }],
  });
  expect(journal.nodes).toContainEqual({
    text: 'bob got 5 Chips from contract 1, by clause 1.',
    transfers: [{ from: { kind: 'CONTRACT', contract: { id: contractId } } }],
  });
  const both = { ...on, end: { restTo: annId }, amend: { terms: 'x', clauses: [] } };
  await expect(act('proposeContractChange', both, bob)).rejects.toThrow();
  const inbox = `{ viewer { inbox { nodes { event { __typename } } } } }`;
  const hers = (await api.data(inbox, {}, ann)).viewer.inbox.nodes;
  expect(hers.map(({ event }) => event.__typename)).toEqual([
    'IncomePaid',
    ...['ContractAccepted', 'ContractChangeProposed', 'ContractPaid'],
    ...['ContractChangeProposed', 'ContractEnded'],
  ]);
});
