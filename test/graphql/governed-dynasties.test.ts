/** What a dynasty decides by vote, seen in force over the API [L4, V14–V20]. */
import { add, amend, day } from '../api/nomic';
import type { Nomic } from '../api/nomic';
import { textOf } from './house';
import type { Answer } from './house';
import { openNomics } from './nomics';
import type { Nomics } from './nomics';

let nomics: Nomics;
let dynasty: Nomic;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());
beforeEach(async () => {
  dynasty = await nomics.open('a dynasty');
});

const statusOf = async (id: string): Promise<unknown> =>
  (await dynasty.node('Proposal', 'status', id)).status;
const votes = async (proposalId: string, vote: string, ...who: ('ann' | 'bob' | 'cyd')[]) => {
  for (const name of who) await dynasty.does(name, 'castVote', { proposalId, vote });
};
const submits = async (input: object, who: 'ann' | 'bob' = 'ann'): Promise<Answer> =>
  (
    await dynasty.does(
      who,
      'submitProposal',
      { title: 'A call', ...input },
      'proposal { id class opensAt closesAt popularity { test oldestFirst formula } }',
    )
  ).proposal;

describe('a Call for Judgement', () => {
  it('is made, waits for no older proposal, and does what it says', async () => {
    const older = await dynasty.proposed('Older');
    const waiting = await dynasty.proposed('Younger');
    const call = await submits(
      {
        class: 'CALL_FOR_JUDGEMENT',
        effects: [{ correctMagistrelli: { playerId: dynasty.players.cyd, magistrelli: 13 } }],
      },
      'bob',
    );
    expect(call).toMatchObject({
      ...{ class: 'CALL_FOR_JUDGEMENT', popularity: { test: 'QUORUM', oldestFirst: false } },
    });
    const callId = textOf(call.id);
    await votes(waiting, 'FOR', 'ann', 'bob');
    await votes(callId, 'FOR', 'ann', 'bob');
    expect([await statusOf(older), await statusOf(waiting), await statusOf(callId)]).toEqual([
      ...['VOTING', 'VOTING', 'ADOPTED'],
    ]);
    const { players } = await dynasty.season('players { nodes { name magistrelli } }');
    expect(players.nodes).toContainEqual({ name: 'cyd', magistrelli: 13 });
    const { journal } = await dynasty.season(
      'journal(last: 1) { nodes { ... on ProposalAdopted { proposal { class number } } } }',
    );
    expect(journal.nodes).toEqual([{ proposal: { class: 'CALL_FOR_JUDGEMENT', number: 3 } }]);
  });

  it('is rejected at once where it can no longer pass', async () => {
    const { id } = await submits({ class: 'CALL_FOR_JUDGEMENT' });
    await votes(textOf(id), 'AGAINST', 'bob', 'cyd');
    expect(await statusOf(textOf(id))).toBe('REJECTED');
  });
});

it('Moda and masks are what a vote says, and told', async () => {
  await dynasty.adopts(
    'In fashion',
    { correctModa: { mask: 'SUCCO', moda: 9 } },
    { changeMask: { playerId: dynasty.players.bob, mask: 'SUCCO' } },
  );
  const season = await dynasty.season(
    '... on Dynasty { masks { mask moda standing } } players { nodes { name mask { mask moda } } }',
  );
  expect(season.masks).toContainEqual({ mask: 'SUCCO', moda: 9, standing: 'RAFFINATO' });
  expect(season.players.nodes).toEqual([
    { name: 'ann', mask: null },
    { name: 'bob', mask: { mask: 'SUCCO', moda: 9 } },
    { name: 'cyd', mask: null },
  ]);
  await dynasty.adopts('Out of it', { changeMask: { playerId: dynasty.players.bob, mask: null } });
  const { players } = await dynasty.season('players { nodes { name mask { mask } } }');
  expect(players.nodes).toContainEqual({ name: 'bob', mask: null });
});

describe('effects of a dynasty are foretold', () => {
  const PREVIEW = `query ($input: PreviewProposalInput!) { previewProposal(input: $input) {
    failure { effect refusal { code } } victor { name }
    transfers { item quantity from { kind } to { kind player { name } } }
    sections { anchor lines { change } } } }`;
  const foretold = async (...effects: object[]): Promise<Answer> => {
    const input = { seasonId: dynasty.id, effects };
    return (await nomics.api.data(PREVIEW, { input })).previewProposal;
  };
  const pegs = (playerId: unknown, quantity: number): object => ({
    ...{ playerId, items: [{ item: 'PEG', quantity }] },
  });

  it('whole: what moves, how the rules would read, and nothing is done', async () => {
    const { ann, bob } = dynasty.players;
    const effects = [
      { giveItems: pegs(ann, 4) },
      { takeItems: pegs(ann, 1) },
      { giveItems: pegs(bob, 2) },
      amend({ op: 'replace', path: '/stakes/maximum', value: 5 }),
      { declareVictor: bob },
    ];
    const { seq } = await dynasty.season('seq');
    const preview = await foretold(...effects);
    expect(preview).toMatchObject({ failure: null, victor: { name: 'bob' } });
    expect(preview.transfers).toContainEqual({
      ...{ item: 'PEG', quantity: 2, from: { kind: 'BANK' } },
      to: { kind: 'PLAYER', player: { name: 'bob' } },
    });
    expect(preview.sections.length).toBeGreaterThan(0);
    expect(await dynasty.season('seq ruleset { revision }')).toEqual({
      ...{ seq, ruleset: { revision: 1 } },
    });
    const { id } = await submits({ effects });
    const { preview: asAdopted } = await dynasty.node(
      'Proposal',
      'preview { transfers { item quantity } victor { name } failure { effect } }',
      textOf(id),
    );
    expect(asAdopted).toEqual({
      ...{ victor: { name: 'bob' }, failure: null },
      transfers: preview.transfers.map(({ item, quantity }) => ({ item, quantity })),
    });
    await votes(textOf(id), 'FOR', 'ann', 'bob');
    const done = await dynasty.season('winner { name } status players { nodes { pegs } }');
    expect(done).toEqual({
      ...{ winner: { name: 'bob' }, status: 'ENDED' },
      players: { nodes: [{ pegs: 3 }, { pegs: 2 }, { pegs: 0 }] },
    });
  });

  it('not at all where one is in the way', async () => {
    const { ann } = dynasty.players;
    expect(await foretold({ giveItems: pegs(ann, 1) }, { takeItems: pegs(ann, 9) })).toEqual({
      failure: { effect: 1, refusal: { code: 'NOT_ENOUGH_PEGS' } },
      ...{ victor: null, transfers: [], sections: [] },
    });
  });
});

it('votes are compared as a formula has it, once the voting period ends', async () => {
  const double = { op: 'MULTIPLY', of: [{ name: 'votesAgainst' }, 2] };
  const formula = { op: 'AT_LEAST', of: [{ name: 'votesFor' }, double] };
  await dynasty.amends('/proposals/classes/1/popularity', { test: 'FORMULA', formula });
  const outcomes: unknown[] = [];
  for (const against of [['cyd'], ['bob', 'cyd']] as const) {
    const call = await submits({ class: 'CALL_FOR_JUDGEMENT' });
    const id = textOf(call.id);
    expect(call.popularity).toMatchObject({ test: 'FORMULA', oldestFirst: null });
    expect(textOf(call.popularity.formula)).toContain('at least');
    await votes(id, 'AGAINST', ...against);
    await votes(id, 'FOR', 'ann', ...(against.length === 1 ? (['bob'] as const) : []));
    // Who has voted may still change it.
    expect(await statusOf(id)).toBe('VOTING');
    await dynasty.clockTo(textOf(call.closesAt));
    outcomes.push(await statusOf(id));
  }
  expect(outcomes).toEqual(['ADOPTED', 'REJECTED']);
});

it('an article is added, replaced and repealed', async () => {
  const article = { anchor: 'feast', title: 'The Duck Feast', markdown: 'Say *quack*.' };
  expect(await dynasty.adopts('A feast', { addArticle: article })).toContain('> Say *quack*.');
  const read = 'ruleset { revision section(anchor: "feast") { title markdown heldBy } }';
  const changed = { ...article, title: 'The Goose Feast', markdown: 'Say *honk*.' };
  const replaced = await dynasty.adopts('Geese', { replaceArticle: changed });
  expect(replaced).not.toContain('quack');
  expect((await dynasty.season(read)).ruleset).toEqual({
    revision: 3,
    section: { title: 'The Goose Feast', markdown: 'Say *honk*.', heldBy: 'PEOPLE' },
  });
  expect(await dynasty.adopts('No feast', { repealArticle: { anchor: 'feast' } })).not.toContain(
    'honk',
  );
  expect((await dynasty.season(read)).ruleset).toEqual({ revision: 4, section: null });
  // Of three proposals a day this is the fourth.
  await dynasty.clockTo(day(1));
  const again = { title: 'No feast', effects: [{ repealArticle: { anchor: 'feast' } }] };
  expect((await dynasty.isRefused('ann', 'submitProposal', again)).code).toBe('ARTICLE_UNKNOWN');
  await dynasty.adopts('A feast', amend(add('/articles/-', article)));
});
