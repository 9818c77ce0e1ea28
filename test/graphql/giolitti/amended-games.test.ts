/** Amendments of a dynasty that its players made, proposed, adopted and seen in force in a game. */
import { selectionsOfEvents } from '../every-event';
import { textOf } from '../house';
import { FIRST_HAND, openGiolitti, SECOND_HAND } from './games';
import type { GiolittiHouse, GiolittiTable } from './games';

let house: GiolittiHouse;
beforeAll(async () => {
  house = await openGiolitti();
});
afterAll(() => house.close());

const SUBMIT = `mutation ($input: SubmitProposalInput!) { submitProposal(input: $input) {
  refusal { code facts } proposal { id } } }`;
const VOTE = `mutation ($input: CastVoteInput!) { castVote(input: $input) {
  refusal { code } proposal { status failure { refusal { message } } } } }`;
const GAME = `query ($id: ID!) { node(id: $id) { ... on GiolittiGame {
  stakes juice tricks { trick name active } environment { revision }
  participants { pocket { rank } hand { rank } } } } }`;

const submit = async (table: GiolittiTable, effects: readonly object[]) => {
  const input = { seasonId: table.id, title: 'A Better Game', effects };
  return (await table.api.data(SUBMIT, { input }, table.token('ann'))).submitProposal;
};

/** Three of five are for it. */
async function adopt(table: GiolittiTable, ...effects: readonly object[]): Promise<void> {
  const { refusal, proposal } = await submit(table, effects);
  expect(refusal).toBeNull();
  for (const who of ['ann', 'bob', 'cyd']) {
    const input = { seasonId: table.id, proposalId: proposal.id, vote: 'FOR' };
    const { castVote } = await table.api.data(VOTE, { input }, table.token(who));
    expect([castVote.refusal, castVote.proposal.failure]).toEqual([null, null]);
  }
}

const game = async (table: GiolittiTable, who = 'cyd') =>
  (await table.api.data(GAME, { id: table.game }, table.token(who))).node;

async function another(table: GiolittiTable, deck: string | null): Promise<void> {
  await table.atTable(table.first, 'resignGame');
  await table.atTable('host', 'endGame');
  await table.pass(24);
  await table.ready('ann', 'bob');
  for (const name of ['cyd', 'dee']) {
    await table.do(name, 'setReadiness', { seasonId: table.id, ready: false });
  }
  await table.deal(deck);
}

const HUSH = {
  ...{ action: 'HUSH', title: 'Hush a Trick', who: 'PARTICIPANTS', pegs: 2 },
  ...{ beforePlay: null, underSfida: true, limit: { times: 1, of: 'PLAYER' } },
  effect: { type: 'REMOVE_TRICK', classes: ['PERMANENT', 'PARTE'] },
};

it('pegs are paid to have an active trick removed', async () => {
  const table = await house.table();
  const pegs = ['ann', 'bob'].map((name) => ({
    giveItems: { playerId: table.players[name], items: [{ item: 'PEG', quantity: 4 }] },
  }));
  await adopt(
    table,
    { amendRuleset: [{ op: 'add', path: '/tableActions/-', value: HUSH }] },
    ...pegs,
  );
  const asked = { action: 'HUSH', trick: 'ARIA' };
  const early = await table.ask(table.first, 'takeTableAction', { gameId: table.game, ...asked });
  expect(early.refusal).toMatchObject({ code: 'ACTION_UNKNOWN', rule: 'play' });
  await another(table, `${FIRST_HAND}, ${SECOND_HAND}, 10 SWORDS`);
  const before = (await table.standings())[table.first]?.pegs as unknown as number;
  await table.atTable(table.first, 'takeTableAction', asked);
  expect((await table.standings())[table.first]?.pegs).toBe(before - 2);
  const { tricks } = await game(table);
  expect(tricks.find(({ trick }) => textOf(trick) === 'ARIA')).toEqual({
    ...{ trick: 'ARIA', name: 'L’Aria', active: false },
  });
  await table.play(table.first, 'KING BATONS');
  await table.play(table.second, 'ACE BATONS');
  await table.play(table.first, 'KING COINS', 1);
  const shown = await table.shown();
  expect(shown.participants[0]).toMatchObject({ score: 0 });
  expect(JSON.stringify(shown.story)).toContain(
    `${table.first} did Hush a Trick for 2 pegs: L’Aria no longer scores in game 2.`,
  );
  const told = await table.journal(selectionsOfEvents(table.api.schema));
  expect(
    (told as unknown as { __typename: string }[]).find(
      ({ __typename }) => __typename === 'TableActionTaken',
    ),
  ).toMatchObject({
    ...{ TableActionTaken_action: 'HUSH', TableActionTaken_trick: 'ARIA' },
    ...{ TableActionTaken_added: false, TableActionTaken_pegsPaid: 2 },
  });
  const again = { gameId: table.game, action: 'HUSH', trick: 'TORO' };
  expect((await table.ask(table.first, 'takeTableAction', again)).refusal).toMatchObject({
    ...{ code: 'ACTION_USED_UP', facts: { action: 'HUSH', most: 1 } },
  });
  const other = { gameId: table.game, action: 'HUSH', trick: 'ARIA' };
  expect((await table.ask(table.second, 'takeTableAction', other)).refusal.code).toBe(
    'TRICK_OUT_OF_REACH',
  );
});

it('games have stakes and Juice of their own, smaller hands, fewer plays and other pockets', async () => {
  const table = await house.table();
  await adopt(table, {
    amendRuleset: [
      { op: 'replace', path: '/stakes', value: { start: 2, maximum: 6 } },
      { op: 'replace', path: '/juice', value: { base: 9, pendingSfida: 3 } },
      { op: 'replace', path: '/playsPerParticipant', value: 2 },
      { op: 'replace', path: '/handSize', value: 4 },
      { op: 'replace', path: '/pocketSize', value: 1 },
      // Two of them, as the Grand Canal, would give pockets another size.
      { op: 'replace', path: '/arcana/grandCanal', value: [] },
      { op: 'replace', path: '/masks', value: [] },
    ],
  });
  expect(await game(table)).toMatchObject({ stakes: 1, juice: 3, environment: { revision: 1 } });
  await another(table, null);
  expect(await game(table)).toMatchObject({ stakes: 2, juice: 7, environment: { revision: 2 } });
  expect((await game(table, table.first)).participants[0]?.hand).toHaveLength(4);
  await table.atTable(table.second, 'offerSfida');
  expect(await game(table)).toMatchObject({ juice: 4 });
  await table.atTable(table.first, 'answerSfida', { accept: true });
  expect(await game(table)).toMatchObject({ stakes: 3, juice: 6 });
  for (const [who, name] of [
    [table.first, 'KING CUPS'],
    [table.second, 'QUEEN CUPS'],
    [table.first, 'KING COINS'],
  ] as const) {
    await table.play(who, name);
  }
  expect((await game(table)).participants[0]?.pocket).toEqual([{ rank: 'KING' }]);
  await table.play(table.second, 'QUEEN COINS');
  expect((await table.shown()).gameStatus).toBe('CLOSED');
});

it.each([
  ['hands that the deck has not', { op: 'replace', path: '/handSize', value: 25 }, '/handSize'],
  [
    'hands that do not last for all plays',
    { op: 'replace', path: '/playsPerParticipant', value: 8 },
    '/handSize',
  ],
  [
    'stakes that begin above their maximum',
    { op: 'replace', path: '/stakes/start', value: 4 },
    '/stakes/start',
  ],
  [
    'an Arcanum that the deck has not',
    {
      op: 'add',
      path: '/arcana/pocket/-',
      value: { rank: 'FOOL', effect: { type: 'ALL_SUITS' } },
    },
    '/arcana/pocket/7/rank',
  ],
])('%s are refused as they are submitted', async (_what, operation, path) => {
  const table = await house.table();
  const { refusal } = await submit(table, [{ amendRuleset: [operation] }]);
  expect(refusal).toMatchObject({ code: 'RULESET_REFUSED' });
  const { problems } = refusal.facts as unknown as { problems: { path: string }[] };
  expect(problems.map((problem) => problem.path)).toContain(path);
});

it('an Arcanum does something else elsewhere, by vote', async () => {
  const table = await house.table();
  await adopt(table, {
    amendRuleset: [
      {
        op: 'add',
        path: '/arcana/grandCanal/-',
        value: { rank: 'DEVIL', effect: { type: 'POCKET_SIZE', cards: 1, tricksNeedAtMost: 1 } },
      },
    ],
  });
  await another(table, `${FIRST_HAND}, ${SECOND_HAND}, DEVIL ARCANA`);
  await table.play(table.first, 'KING BATONS');
  await table.play(table.second, 'ACE BATONS');
  await table.play(table.first, 'KING COINS');
  expect((await game(table)).participants[0]?.pocket).toHaveLength(1);
});
