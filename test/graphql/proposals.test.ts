import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';
import { clockTo as advance, joined, rehearsal } from './rehearsal-seasons';

let api: ApiHouse;
let host: string;
let ann: string;
let bob: string;
beforeAll(async () => {
  api = await openApi();
  [host, ann, bob] = [await api.signUp('host'), await api.signUp('ann'), await api.signUp('bob')];
});
afterAll(() => api.close());

const GRANT = `mutation ($id: ID!, $playerId: ID!) {
  grantItems(input: { seasonId: $id, playerId: $playerId,
    items: [{ item: "STANDARD_PROPOSAL_MAKER", quantity: 3 }] }) { refusal { code } }
}`;
const PROPOSAL = `id number author { name } class title text used status opensAt closesAt decidedAt
  popular popularity { test votes minimumVotes } tally { votesFor votesAgainst }
  votes { player { name } choice counts } notVoted { name } revision { revision }
  failure { effect refusal { code message facts } }
  effects {
    __typename
    ... on AmendRulesetEffect { patch }
    ... on GiveItemsEffect { player { name } items { item name quantity } }
    ... on TakeItemsEffect { player { name } items { item name quantity } }
    ... on CorrectStandingEffect { player { name } joinedAt }
  }`;
const SUBMIT = `mutation ($input: SubmitProposalInput!) {
  submitProposal(input: $input) { refusal { code message rule facts } seq proposal { ${PROPOSAL} } }
}`;
const VOTE = `mutation ($id: ID!, $proposalId: ID!, $vote: VoteChoice!) {
  castVote(input: { seasonId: $id, proposalId: $proposalId, vote: $vote }) {
    refusal { code message facts } seq proposal { tally { votesFor votesAgainst } popular }
  }
}`;
const LOOK_AHEAD = `query ($id: ID!) { node(id: $id) { ... on Proposal {
  preview { transfers { item quantity } failure { effect } } } } }`;
const RETRACT = `mutation ($id: ID!, $proposalId: ID!) {
  retractProposal(input: { seasonId: $id, proposalId: $proposalId }) {
    refusal { code message } proposal { status }
  }
}`;
const SHOW = `query ($id: ID!) { node(id: $id) { ... on Proposal { ${PROPOSAL} } } }`;
const THURSDAY = '2021-08-26T00:00:00.000Z';

type Table = { readonly id: string; readonly annId: string; readonly bobId: string };

/** A rehearsal on Sunday, in the Bartering Phase, with two players. */
async function table(): Promise<Table> {
  const id = await rehearsal(api, host);
  const [annId, bobId] = [await joined(api, id, ann), await joined(api, id, bob)];
  await api.data(GRANT, { id, playerId: annId }, host);
  return { id, annId, bobId };
}

const submit = async (id: string, more: object = {}, token = ann): Promise<Answer> => {
  const input = { seasonId: id, title: 'More lots', text: 'There should be more lots.', ...more };
  return (await api.data(SUBMIT, { input }, token)).submitProposal;
};
const vote = async (id: string, proposalId: string, choice: string, token = ann): Promise<Answer> =>
  (await api.data(VOTE, { id, proposalId, vote: choice }, token)).castVote;
const clockTo = (id: string, to: string): Promise<Answer> => advance(api, host, id, to);
const patch = [{ op: 'replace', path: '/auction/participation/minimum', value: 12 }];

describe('proposals', () => {
  it('are submitted, voted on and adopted, and amend the rules', async () => {
    const { id, bobId } = await table();
    const { proposal, refusal } = await submit(id, {
      effects: [
        { amendRuleset: patch },
        { giveItems: { playerId: bobId, items: [{ item: 'TRUNG', quantity: 2 }] } },
        { correctStanding: { playerId: bobId, joinedAt: '2021-08-01T00:00:00Z' } },
      ],
    });
    expect(refusal).toBeNull();
    expect(proposal).toMatchObject({
      number: 1,
      author: { name: 'ann' },
      class: 'STANDARD',
      used: 'STANDARD_PROPOSAL_MAKER',
      status: 'PENDING',
      opensAt: '2021-08-23T00:00:00.000Z',
      closesAt: THURSDAY,
      popular: false,
      popularity: { test: 'FOR_MORE_THAN_AGAINST', votes: null, minimumVotes: null },
      notVoted: [{ name: 'ann' }, { name: 'bob' }],
      effects: [
        { __typename: 'AmendRulesetEffect', patch },
        { items: [{ item: 'TRUNG', name: 'Trungs', quantity: 2 }], player: { name: 'bob' } },
        { player: { name: 'bob' }, joinedAt: '2021-08-01T00:00:00.000Z' },
      ],
    });
    const proposalId = textOf(proposal.id);
    expect(await vote(id, proposalId, 'FOR', bob)).toMatchObject({
      refusal: null,
      proposal: { tally: { votesFor: 1, votesAgainst: 0 }, popular: true },
    });
    await clockTo(id, THURSDAY);
    expect((await api.data(SHOW, { id: proposalId })).node).toMatchObject({
      status: 'ADOPTED',
      decidedAt: THURSDAY,
      revision: { revision: 2 },
      failure: null,
      votes: [{ player: { name: 'bob' }, choice: 'FOR', counts: true }],
      notVoted: [{ name: 'ann' }],
    });
    const { season } = await api.data(
      `query ($id: ID!) { season(id: $id) { ruleset { revision } revisions { nodes { revision } totalCount }
        journal(after: "8", first: 100) { nodes { __typename text ... on ProposalAdopted {
          revision { revision } tally { votesFor } transfers { item to { player { name } } } } } }
        ... on Round { auction { participation { minimum } } } } }`,
      { id },
    );
    expect(season).toMatchObject({
      ruleset: { revision: 2 },
      revisions: { nodes: [{ revision: 1 }, { revision: 2 }], totalCount: 2 },
      auction: { participation: { minimum: 12 } },
    });
    const told = season.journal.nodes.find(({ text }) => textOf(text).includes('adopted'));
    expect(told).toMatchObject({
      __typename: 'ProposalAdopted',
      text: expect.stringMatching(
        /^Proposal 1, “More lots”, was adopted by 1 to 0 votes; revision 2 of the rules is in force: bob gained 2 Trungs, bob counts as a player since 2021-08-01T00:00:00\.000Z\. .* instead of /,
      ) as unknown,
      revision: { revision: 2 },
      tally: { votesFor: 1 },
      transfers: [{ item: 'TRUNG', to: { player: { name: 'bob' } } }],
    });
  });

  it('tell what reads differently in two revisions', async () => {
    const { id } = await table();
    const { proposal } = await submit(id, { effects: [{ amendRuleset: patch }] });
    await vote(id, textOf(proposal.id), 'FOR');
    await clockTo(id, THURSDAY);
    const query = `query ($id: ID!, $to: Int!) { season(id: $id) { ... on Round {
      rulesetDifference(from: 1, to: $to) { before { revision } after { revision }
        sections { anchor title change lines { change text } } } } } }`;
    const { rulesetDifference } = (await api.data(query, { id, to: 2 })).season;
    expect(rulesetDifference).toMatchObject({
      before: { revision: 1 },
      after: { revision: 2 },
      sections: [{ anchor: 'participation', title: 'Participation', change: 'CHANGED' }],
    });
    const added = rulesetDifference.sections[0]!.lines.filter(
      ({ change }) => textOf(change) === 'ADDED',
    );
    expect(textOf(added[0]?.text)).toContain('12');
    expect((await api.data(query, { id, to: 3 })).season.rulesetDifference).toBeNull();
  });

  it('refuse a patch that makes no ruleset, with the path and the reason', async () => {
    const { id } = await table();
    const effects = [{ amendRuleset: [{ op: 'replace', path: '/steward', value: 'yes' }] }];
    expect(await submit(id, { effects })).toMatchObject({
      refusal: {
        code: 'RULESET_REFUSED',
        rule: 'proposals',
        facts: {
          effect: 0,
          problems: [{ path: '/steward', message: 'expected true or false', operation: null }],
        },
      },
      seq: null,
      proposal: null,
    });
    const nonsense = await submit(id, { effects: [{ amendRuleset: 'more lots' }] });
    expect(nonsense.refusal.code).toBe('RULESET_REFUSED');
  });

  it('tell why effects were not applied, though the proposal was adopted', async () => {
    const { id, bobId } = await table();
    const items = [{ item: 'TRUNG', quantity: 4 }];
    const { proposal } = await submit(id, {
      effects: [{ takeItems: { playerId: bobId, items } }],
    });
    await vote(id, textOf(proposal.id), 'FOR');
    await clockTo(id, THURSDAY);
    expect((await api.data(SHOW, { id: proposal.id })).node).toMatchObject({
      status: 'ADOPTED',
      revision: null,
      failure: {
        effect: 0,
        refusal: {
          code: 'NOT_ENOUGH_TO_TAKE',
          message: 'The effect takes 4 Trungs, and the player has 0.',
          facts: { playerId: bobId, have: 0, need: 4 },
        },
      },
    });
  });

  it('are looked at before they are made: what would move, be reworded, or be in the way', async () => {
    const { id, bobId } = await table();
    const PREVIEW = `query ($input: PreviewProposalInput!) { previewProposal(input: $input) {
      transfers { item quantity to { player { id } } }
      sections { anchor change } victor { id }
      failure { effect refusal { code message } } } }`;
    const asked = (...effects: object[]) =>
      api.data(PREVIEW, { input: { seasonId: id, text: 'All say quack.', effects } }, bob);
    const gives = { giveItems: { playerId: bobId, items: [{ item: 'TRUNG', quantity: 2 }] } };
    const says = { addArticle: { anchor: 'feast', title: 'The Feast' } };
    expect((await asked(gives, says)).previewProposal).toEqual({
      transfers: [{ item: 'TRUNG', quantity: 2, to: { player: { id: bobId } } }],
      sections: [{ anchor: 'feast', change: 'ADDED' }],
      victor: null,
      failure: null,
    });
    const takes = { takeItems: { playerId: bobId, items: [{ item: 'TRUNG', quantity: 3 }] } };
    expect((await asked(gives, takes)).previewProposal).toEqual({
      transfers: [],
      sections: [],
      victor: null,
      failure: {
        effect: 1,
        refusal: {
          code: 'NOT_ENOUGH_TO_TAKE',
          message: 'The effect takes 3 Trungs, and the player has 2.',
        },
      },
    });
    expect((await asked(gives)).previewProposal).toMatchObject({ failure: null });
    const wins = await asked({ declareVictor: bobId });
    expect(wins.previewProposal.victor).toEqual({ id: bobId });
  });

  it('are looked at until they are decided', async () => {
    const { id, bobId } = await table();
    const gives = { giveItems: { playerId: bobId, items: [{ item: 'TRUNG', quantity: 2 }] } };
    const { proposal } = await submit(id, { effects: [gives] });
    const look = async () => (await api.data(LOOK_AHEAD, { id: proposal.id })).node.preview;
    expect(await look()).toEqual({ transfers: [{ item: 'TRUNG', quantity: 2 }], failure: null });
    await clockTo(id, THURSDAY);
    expect(await look()).toBeNull();
  });

  it('are retracted by their authors, and closed to votes then', async () => {
    const { id } = await table();
    const proposalId = textOf((await submit(id)).proposal.id);
    const retract = async (token: string): Promise<Answer> =>
      (await api.data(RETRACT, { id, proposalId }, token)).retractProposal;
    expect((await retract(bob)).refusal).toMatchObject({
      code: 'NOT_THE_AUTHOR',
      message: 'Only the author of the proposal may retract it.',
    });
    expect(await retract(ann)).toEqual({ refusal: null, proposal: { status: 'RETRACTED' } });
    expect((await vote(id, proposalId, 'FOR')).refusal).toMatchObject({
      code: 'VOTING_OVER',
      message: 'The proposal was retracted.',
      facts: { proposalId, status: 'RETRACTED' },
    });
  });

  it('are listed by state, class and author, in pages', async () => {
    const { id, annId, bobId } = await table();
    for (const title of ['One', 'Two', 'Three']) await submit(id, { title });
    const query = `query ($id: ID!, $status: ProposalStatus, $class: String, $authorId: ID,
                          $first: Int, $after: String) {
      season(id: $id) { ... on Round { proposals(status: $status, class: $class,
        authorId: $authorId, first: $first, after: $after) {
          totalCount pageInfo { hasNextPage endCursor } nodes { title } } } } }`;
    const list = async (more: object): Promise<Answer> =>
      (await api.data(query, { id, ...more })).season.proposals;
    const page = await list({ first: 2 });
    expect(page).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      nodes: [{ title: 'One' }, { title: 'Two' }],
    });
    const after = textOf(page.pageInfo.endCursor);
    expect((await list({ after })).nodes).toEqual([{ title: 'Three' }]);
    expect((await list({ status: 'PENDING', class: 'STANDARD', authorId: annId })).totalCount).toBe(
      3,
    );
    expect((await list({ authorId: bobId })).totalCount).toBe(0);
    expect((await list({ status: 'VOTING' })).totalCount).toBe(0);
    await clockTo(id, '2021-08-23T00:00:00Z');
    expect((await list({ status: 'VOTING' })).totalCount).toBe(3);
  });

  it.each<[string, object, string]>([
    ['an effect without a field', { effects: [{}] }, 'effects.0'],
    ['a title of two lines', { title: 'a\nb' }, 'title'],
    ['a text that is too long', { text: 'x'.repeat(20_001) }, 'text'],
    ['21 effects', { effects: Array(21).fill({ amendRuleset: [] }) }, 'effects'],
  ])('take no input with %s', async (_name, more, field) => {
    const { id } = await table();
    const input = { seasonId: id, title: 'A proposal', ...more };
    const { errors } = await api.ask(SUBMIT, { input }, ann);
    const fields = errors.map(({ extensions }) => extensions?.['field']);
    expect(fields).toEqual([field]);
  });

  it('are of one season: the id of another names nothing in this one', async () => {
    const [here, there] = [await table(), await table()];
    const proposalId = textOf((await submit(there.id)).proposal.id);
    expect((await vote(here.id, proposalId, 'FOR')).refusal.code).toBe('PROPOSAL_NOT_FOUND');
    const variables = { id: here.id, proposalId: here.annId, vote: 'FOR' };
    expect(await api.fault(VOTE, variables, ann)).toBe('BAD_USER_INPUT');
  });

  it('are offered among the options, with their ids', async () => {
    const { id } = await table();
    const proposalId = textOf((await submit(id)).proposal.id);
    const query = `query ($id: ID!) { season(id: $id) { viewer {
      options { mutation rule until input needs facts } } } }`;
    const { options } = (await api.data(query, { id }, bob)).season.viewer;
    expect(options.find(({ mutation }) => textOf(mutation) === 'castVote')).toEqual({
      mutation: 'castVote',
      rule: 'proposals',
      until: THURSDAY,
      input: { seasonId: id, proposalId },
      needs: ['vote'],
      facts: { vote: 'NONE' },
    });
  });
});
