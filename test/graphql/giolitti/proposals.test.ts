import { textOf } from '../house';
import type { Answer } from '../house';
import { openGiolitti } from './games';
import type { GiolittiHouse, GiolittiTable } from './games';

let house: GiolittiHouse;
beforeAll(async () => {
  house = await openGiolitti();
});
afterAll(() => house.close());

const PROPOSAL = `id number class status popular opensAt closesAt tally { votesFor votesAgainst }
  popularity { test minimumVotes oldestFirst } author { name } notVoted { name }
  votes { choice player { name } } revision { revision } failure { effect refusal { code } }
  effects { __typename
    ... on GiveItemsEffect { player { name } items { item name quantity } duck { id } }
    ... on CorrectMagistrelliEffect { player { name } magistrelli }
    ... on CorrectModaEffect { mask moda }
    ... on ChangeMaskEffect { player { name } worn: mask }
    ... on VoidGameEffect { game { number } } }`;
const SUBMIT = `mutation ($input: SubmitProposalInput!) { submitProposal(input: $input) {
  refusal { code rule facts } proposal { ${PROPOSAL} } } }`;
const VOTE = `mutation ($input: CastVoteInput!) { castVote(input: $input) {
  refusal { code } proposal { ${PROPOSAL} } } }`;
const LIST = `query ($id: ID!) { season(id: $id) { ... on Dynasty {
  proposals(status: ADOPTED) { totalCount nodes { ${PROPOSAL} } }
  ruleset { revision dynasty { proposalClasses { class hours days isDefault } } } } } }`;

async function submit(table: GiolittiTable, input: object): Promise<Answer> {
  const asked = { seasonId: table.id, title: 'A Better Game', ...input };
  return (await table.api.data(SUBMIT, { input: asked }, table.token('ann'))).submitProposal;
}

async function vote(table: GiolittiTable, who: string, proposalId: unknown): Promise<Answer> {
  const input = { seasonId: table.id, proposalId, vote: 'FOR' };
  const { castVote } = await table.api.data(VOTE, { input }, table.token(who));
  expect(castVote.refusal).toBeNull();
  return castVote.proposal;
}

it('a dynasty is governed over the API', async () => {
  const table = await house.table();
  const ann = table.players['ann'];
  const { refusal, proposal } = await submit(table, {
    effects: [
      { amendRuleset: [{ op: 'replace', path: '/stakes/maximum', value: 5 }] },
      { giveItems: { playerId: ann, items: [{ item: 'PEG', quantity: 3 }] } },
      { correctMagistrelli: { playerId: ann, magistrelli: 21 } },
      { correctModa: { mask: 'SUCCO', moda: 4 } },
      { changeMask: { playerId: ann, mask: 'SUCCO' } },
      { voidGame: table.game },
    ],
  });
  expect(refusal).toBeNull();
  expect(proposal).toMatchObject({
    ...{ number: 1, class: 'STANDARD', status: 'VOTING', popular: false, author: { name: 'ann' } },
    popularity: { test: 'QUORUM', minimumVotes: 2, oldestFirst: true },
    effects: [
      { __typename: 'AmendRulesetEffect' },
      { player: { name: 'ann' }, items: [{ item: 'PEG', name: 'Pegs', quantity: 3 }], duck: null },
      { player: { name: 'ann' }, magistrelli: 21 },
      { mask: 'SUCCO', moda: 4 },
      { player: { name: 'ann' }, worn: 'SUCCO' },
      { game: { number: 1 } },
    ],
  });
  await vote(table, 'ann', proposal.id);
  await vote(table, 'bob', proposal.id);
  expect(await vote(table, 'cyd', proposal.id)).toMatchObject({
    ...{ status: 'ADOPTED', popular: true, tally: { votesFor: 3, votesAgainst: 0 } },
    ...{ revision: { revision: 2 }, failure: null },
  });
  expect((await table.standings())['ann']).toMatchObject({ pegs: 3, magistrelli: 21 });
  expect((await table.shown()).gameStatus).toBe('VOIDED');
  const { season } = await table.api.data(LIST, { id: table.id });
  expect(season).toMatchObject({
    proposals: { totalCount: 1 },
    ruleset: {
      revision: 2,
      dynasty: {
        proposalClasses: [
          { class: 'STANDARD', hours: 48, days: null, isDefault: true },
          { class: 'CALL_FOR_JUDGEMENT', hours: 48, days: null, isDefault: false },
        ],
      },
    },
  });
  const told = await table.journal(
    '... on GameVoided { reason byProposal { number } } ... on ProposalAdopted { revision { revision } }',
  );
  const last = (told as unknown as Answer[]).slice(-2);
  expect(last).toMatchObject([
    { __typename: 'ProposalAdopted', revision: { revision: 2 } },
    { __typename: 'GameVoided', reason: 'A Better Game', byProposal: { number: 1 } },
  ]);
  expect(textOf(last[1]!.__typename)).toBe('GameVoided');
});

it.each([
  [{ createDuck: { playerId: 'x', name: 'Q' } }, 'BAD_USER_INPUT'],
  [{ giveItems: { duckId: 'x', items: [{ item: 'PEG', quantity: 1 }] } }, 'BAD_USER_INPUT'],
  [{}, 'BAD_USER_INPUT'],
])('%j is no effect of a dynasty', async (effect, code) => {
  const table = await house.table();
  const input = { seasonId: table.id, title: 'No', effects: [effect] };
  expect(await table.api.fault(SUBMIT, { input }, table.token('ann'))).toBe(code);
});
