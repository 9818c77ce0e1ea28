/** Three amendments that the communities made, proposed, adopted and in force. */
import { openApi, textOf } from './house';
import type { Answer, ApiHouse } from './house';

let api: ApiHouse;
let host: string;
let ann: string;
beforeAll(async () => {
  api = await openApi();
  [host, ann] = [await api.signUp('host'), await api.signUp('ann')];
});
afterAll(() => api.close());

const CREATE = `mutation {
  createRound(input: { name: "Scores", rehearsal: true, startsAt: "2021-08-22T00:00:00Z" }) {
    season { id }
  }
}`;
const JOIN = `mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { player { id } } }`;
const GRANT = `mutation ($id: ID!, $playerId: ID!) {
  grantItems(input: { seasonId: $id, playerId: $playerId,
    items: [{ item: "CHIP", quantity: 20 }, { item: "TRUNG", quantity: 40 },
            { item: "STANDARD_PROPOSAL_MAKER", quantity: 1 }] }) {
    refusal { code }
  }
}`;
const SUBMIT = `mutation ($input: SubmitProposalInput!) {
  submitProposal(input: $input) {
    refusal { code facts } proposal { id status failure { refusal { message } } }
  }
}`;
const VOTE = `mutation ($id: ID!, $proposalId: ID!) {
  castVote(input: { seasonId: $id, proposalId: $proposalId, vote: FOR }) { refusal { code } }
}`;
const CLOCK = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { code } }
}`;
const RULES = `query ($id: ID!) {
  season(id: $id) { ruleset { revision prose } }
}`;
const SCORE = `query ($id: ID!) {
  scoreHand(seasonId: $id, cards: [
    { rank: "KNIGHT", suit: "SWORDS" }, { rank: "BISHOP", suit: "SWORDS" },
    { rank: "ROOK", suit: "SWORDS" }
  ]) { cards ranks multiplier highest formula total }
}`;

type Table = { readonly id: string; readonly annId: string };

/** A rehearsal on Sunday with one player, who has 40 Trungs. */
async function table(): Promise<Table> {
  const id = textOf((await api.data(CREATE, {}, host)).createRound.season.id);
  const annId = textOf((await api.data(JOIN, { id }, ann)).joinSeason.player.id);
  await api.data(GRANT, { id, playerId: annId }, host);
  return { id, annId };
}

const submit = async (id: string, patch: readonly object[]): Promise<Answer> => {
  const effects = [{ amendRuleset: patch }];
  const input = { seasonId: id, title: 'T', text: 'As it was.', effects };
  return (await api.data(SUBMIT, { input }, ann)).submitProposal;
};

/** As its voting period ends, with a vote for it. */
async function adopt(id: string, patch: readonly object[]): Promise<string> {
  const { proposal, refusal } = await submit(id, patch);
  expect(refusal).toBeNull();
  await api.data(VOTE, { id, proposalId: textOf(proposal.id) }, ann);
  await api.data(CLOCK, { id, to: '2021-08-26T00:00:00Z' }, host);
  const rules = await api.data(RULES, { id });
  expect(rules.season.ruleset.revision).toBe(2);
  return textOf(rules.season.ruleset.prose);
}

const add = (path: string, value: unknown) => ({ op: 'add', path, value });
const name = (of: string) => ({ name: of });

describe('by vote', () => {
  it('a score leaves Arcana out of r, and h out of the sum [Scoring; X2]', async () => {
    const { id } = await table();
    expect((await api.data(SCORE, { id })).scoreHand).toMatchObject({
      formula: null,
      total: '6822',
    });
    const formula = { op: 'MULTIPLY', of: ['cards', 'ranks.STANDARD', 'multiplier'].map(name) };
    const prose = await adopt(id, [add('/hands/ranking/formula', formula)]);
    expect(prose).toContain('A hand scores **c × r(Standard) × m**.');
    expect(prose).toContain('r(Standard) is the number of Standard ranks');
    expect((await api.data(SCORE, { id })).scoreHand).toEqual({
      cards: 3,
      ranks: 42,
      multiplier: 54,
      highest: 18,
      formula: 'c × r(Standard) × m',
      total: String(3 * 20 * 54),
    });
  });

  it('wealth counts 20 for each Trung [Income; X3]', async () => {
    const { id, annId } = await table();
    const WEALTH = `query ($id: ID!) { node(id: $id) { ... on Player { wealth tax balance } } }`;
    const worth = [
      { item: 'CHIP', worth: 1 },
      { item: 'TRUNG', worth: 20 },
    ];
    const before = (await api.data(WEALTH, { id: annId })).node;
    const prose = await adopt(id, [add('/income/tax/wealth', worth)]);
    expect(prose).toContain('1 for each Chip and 20 for each Trung that the player has');
    const after = (await api.data(WEALTH, { id: annId })).node;
    expect(Number(before.wealth)).toBe(before.balance);
    expect(after).toMatchObject({ wealth: String(Number(after.balance) + 800), tax: 100 });
  });

  it('pairs at the slots need not be adjacent [Slots; X4]', async () => {
    const { id } = await table();
    const prose = await adopt(id, [add('/tables/slots/counting', 'ANYWHERE')]);
    expect(prose).toContain('The symbols of a line need not be side by side.');
  });

  test.each([
    ['what it does not know', name('seed'), '/hands/ranking/formula/name'],
    ['a division by nought', { op: 'DIVIDE', of: [1, 0] }, '/hands/ranking/formula/of/1'],
    ['too many levels', nested(9), '/hands/ranking/formula'],
    ['a comparison', { op: 'LESS', of: [1, 2] }, '/hands/ranking/formula'],
    ['code', 'process.exit()', '/hands/ranking/formula'],
  ])('a score is not by %s, and the place is told [X1]', async (_, formula, path) => {
    const { id } = await table();
    const { proposal, refusal } = await submit(id, [add('/hands/ranking/formula', formula)]);
    expect(proposal).toBeNull();
    expect(refusal.code).toBe('RULESET_REFUSED');
    expect(JSON.stringify(refusal.facts)).toContain(path);
  });
});

function nested(levels: number): unknown {
  return levels <= 1 ? 1 : { op: 'ADD', of: [nested(levels - 1), 1] };
}
