/** What a round decides by vote, seen in force over the API [Z, X]. */
import { add, amend, day } from '../api/nomic';
import type { Nomic } from '../api/nomic';
import { textOf } from './house';
import { openNomics } from './nomics';
import type { Nomics } from './nomics';

let nomics: Nomics;
let round: Nomic;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());
beforeEach(async () => {
  round = await nomics.open('a round');
});

const SWORDS = ['KNIGHT', 'BISHOP', 'ROOK'].map((rank) => ({ rank, suit: 'SWORDS' }));
const stars = (quantity: number): object => ({ item: 'GOLD_STAR', quantity });
const WON = `winner { name } status
  journal(last: 9, types: [RoundWon]) { nodes { ... on RoundWon { winners { name } } } }`;

describe('a round is won', () => {
  const THREE = { op: 'AT_LEAST', of: [{ name: 'items.GOLD_STAR' }, 3] };
  const AHEAD = { op: 'LESS', of: [{ name: 'others.TRUNG' }, { name: 'items.TRUNG' }] };
  const adopts = (value: object): Promise<string> =>
    round.adopts(
      'Another victory',
      amend({ op: 'replace', path: '/victory', value: null }, add('/victoryConditions', value)),
    );

  it('by whoever meets all conditions that a vote has made, and before by nobody [X9]', async () => {
    const prose = await adopts({ conditions: [THREE, AHEAD], meet: 'ALL', tie: 'NOBODY' });
    expect(prose).toContain('Gold Stars');
    await round.grants('bob', stars(3));
    expect(await round.season(WON)).toEqual({
      ...{ winner: null, status: 'RUNNING', journal: { nodes: [] } },
    });
    await round.grants('bob', { item: 'TRUNG', quantity: 1 });
    expect(await round.season(WON)).toEqual({
      ...{ winner: { name: 'bob' }, status: 'ENDED' },
      journal: { nodes: [{ winners: [{ name: 'bob' }] }] },
    });
  });

  it('by several at once where the rules share it [X9]', async () => {
    await adopts({ conditions: [THREE, AHEAD], meet: 'ANY', tie: 'SHARED' });
    const [ann, bob] = [round.players.ann, round.players.bob];
    const given = [ann, bob].map((playerId) => ({ giveItems: { playerId, items: [stars(3)] } }));
    await round.decided('Both', ...given);
    const { status, journal } = await round.season(WON);
    expect(status).toBe('ENDED');
    const winners = journal.nodes[0]!.winners.map(({ name }) => textOf(name));
    expect(winners.sort()).toEqual(['ann', 'bob']);
  });

  it('by whom a vote declares the victor, after its other effects [X10]', async () => {
    const bob = round.players.bob;
    await round.decided(
      'Bob has won',
      { declareVictor: bob },
      { giveItems: { playerId: bob, items: [stars(1)] } },
    );
    expect(await round.season(WON)).toEqual({
      ...{ winner: { name: 'bob' }, status: 'ENDED' },
      journal: { nodes: [{ winners: [{ name: 'bob' }] }] },
    });
    const { player } = await round.season(
      `player(id: ${JSON.stringify(bob)}) { holdings { item quantity } }`,
    );
    expect(player.holdings).toContainEqual({ item: 'GOLD_STAR', quantity: 1 });
    const late = { class: 'URGENT', title: 'Cyd', effects: [{ declareVictor: round.players.cyd }] };
    expect((await round.isRefused('ann', 'submitProposal', late)).code).toBe('ROUND_OVER');
  });
});

describe('the Judge of a round', () => {
  it('is two where a vote has made two seats [X8]', async () => {
    await round.amends('/judge/seats', 2);
    for (const name of ['ann', 'bob'] as const) {
      await round.does('host', 'appointJudge', { playerId: round.players[name] });
    }
    const third = { playerId: round.players.cyd };
    expect((await round.isRefused('host', 'appointJudge', third)).code).toBe('CHAIR_TAKEN');
    const { judge } = await round.season(
      '... on Round { judge { seats sitting { player { name } } } }',
    );
    expect(judge).toEqual({
      seats: 2,
      sitting: [{ player: { name: 'ann' } }, { player: { name: 'bob' } }],
    });
    const question = { kind: 'QUESTION', text: 'May I?' };
    const { request } = await round.does('ann', 'requestJustice', question, 'request { id }');
    const ruling = { requestId: request.id, text: 'You may.' };
    expect((await round.isRefused('ann', 'issueRuling', ruling)).code).toBe('OWN_REQUEST');
    await round.does('bob', 'issueRuling', ruling);
  });

  it('is nobody where a vote has taken the office out of the rules [X8]', async () => {
    await round.does('host', 'appointJudge', { playerId: round.players.ann });
    await round.adopts('No Judge', amend({ op: 'replace', path: '/judge', value: null }));
    const question = { kind: 'QUESTION', text: 'May I?' };
    expect((await round.isRefused('bob', 'requestJustice', question)).code).toBe('NO_JUDGE');
    const { journal } = await round.season(
      'journal(last: 5, types: [JudgeTermEnded]) { nodes { ... on JudgeTermEnded { player { name } } } }',
    );
    expect(journal.nodes).toEqual([{ player: { name: 'ann' } }]);
  });
});

it('a hand is multiplied as a formula of the rules has it [X12]', async () => {
  await round.grants('ann', ...SWORDS.map((card) => ({ card })));
  const prose = await round.amends('/hands/ranking/multipliers/-', {
    ...{ condition: 'FORMULA', name: 'Armed' },
    holds: { op: 'AT_LEAST', of: [{ name: 'suit.SWORDS' }, 3] },
    value: { op: 'ADD', of: [{ name: 'different' }, 1] },
  });
  expect(prose).toContain('Armed');
  await round.does('ann', 'sealHand', { cards: SWORDS });
  await round.clockTo(day(7));
  const { hands } = await round.season(
    '... on Round { hands(week: 1) { score { multipliers { name value } } } }',
  );
  expect(hands[0]!.score.multipliers).toContainEqual({ name: 'Armed', value: 4 });
});

it('what a clause pays and its price move at once, or neither does [L3]', async () => {
  await round.clockTo(day(1));
  const chips = (quantity: number): object[] => [{ item: 'CHIP', quantity }];
  await round.grants('ann', ...chips(50));
  await round.grants('bob', { item: 'TRUNG', quantity: 5 });
  const clause = { items: [{ item: 'CHIP', total: 3 }], for: [{ item: 'TRUNG', quantity: 2 }] };
  const terms = { with: [round.players.bob], terms: 'A stall.', clauses: [clause] };
  const { contract } = await round.does('ann', 'offerContract', terms, 'contract { id }');
  const on = { contractId: contract.id };
  await round.does('bob', 'acceptContract', on);
  await round.does('ann', 'depositIntoContract', { ...on, items: chips(5) });
  await round.does('bob', 'withdrawFromContract', { ...on, clause: 1, items: chips(2) });
  const inside = (): Promise<unknown> =>
    round.node('Contract', 'holdings { item quantity }', textOf(contract.id));
  const now = await inside();
  expect(now).toEqual({
    holdings: expect.arrayContaining([
      { item: 'CHIP', quantity: 3 },
      { item: 'TRUNG', quantity: 4 },
    ]) as unknown,
  });
  const { journal } = await round.season(`journal(last: 1) { nodes { ... on ContractPaid {
    transfers { item quantity from { kind } to { kind } } } } }`);
  expect(journal.nodes[0]!.transfers).toHaveLength(2);
  expect(journal.nodes[0]!.transfers).toEqual(
    expect.arrayContaining([
      { item: 'CHIP', quantity: 2, from: { kind: 'CONTRACT' }, to: { kind: 'PLAYER' } },
      { item: 'TRUNG', quantity: 4, from: { kind: 'PLAYER' }, to: { kind: 'CONTRACT' } },
    ]),
  );
  const more = { ...on, clause: 1, items: chips(1) };
  expect(await round.isRefused('bob', 'withdrawFromContract', more)).toMatchObject({
    ...{ code: 'NOT_ENOUGH', facts: { item: 'TRUNG', have: 1, need: 2 } },
  });
  expect(await inside()).toEqual(now);
});

it('an article is replaced and repealed, and words that the text leaves to people are read [L2]', async () => {
  const read = 'ruleset { revision section(anchor: "metaruleset") { title markdown heldBy } }';
  const { section } = (await round.season(read)).ruleset;
  expect(section).toEqual({
    ...{ title: 'Rulings on the Metaruleset', heldBy: 'PEOPLE' },
    markdown:
      'Judges may make rulings on the Metaruleset, but those rulings shall only be effective within the bounds of the round.',
  });
  const article = { anchor: 'metaruleset', title: 'Above us', markdown: 'Nothing is.' };
  expect(await round.adopts('Above us', { replaceArticle: article })).toContain('> Nothing is.');
  expect((await round.season(read)).ruleset).toEqual({
    revision: 2,
    section: { title: 'Above us', markdown: 'Nothing is.', heldBy: 'PEOPLE' },
  });
  const prose = await round.adopts('Nothing', { repealArticle: { anchor: 'metaruleset' } });
  expect(prose).not.toContain('Nothing is.');
  expect((await round.season(read)).ruleset).toEqual({ revision: 3, section: null });
  const { rulesetDifference } = await round.season(
    '... on Round { rulesetDifference(from: 1, to: 3) { sections { anchor change } } }',
  );
  expect(rulesetDifference.sections).toEqual([{ anchor: 'metaruleset', change: 'REMOVED' }]);
});
