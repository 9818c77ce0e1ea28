/** Players' amendments of a dynasty are proposed, adopted, and in force in a game. */
import { selectionsOfEvents } from '../every-event';
import { textOf } from '../../support/in-process-api';
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

/** Adopts effects by the votes of three of the five players. */
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
    `${table.first} took the action “Hush a Trick” for 2 pegs: L’Aria no longer scores in game 2.`,
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
