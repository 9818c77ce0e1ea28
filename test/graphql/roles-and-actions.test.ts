/** Offices, actions and pauses that votes make, seen in force in either game over the API [Z2–Z6, AA5]. */
import { add, amend, day } from '../api/nomic';
import type { Nomic } from '../api/nomic';
import { CLERK, HONOUR, SCRIBE, WATCH } from '../mechanics';
import type { Office } from '../../src/rulesets';
import { textOf } from './house';
import type { Answer } from './house';
import { BOTH, openNomics } from './nomics';
import type { Nomics } from './nomics';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

/** Named by the host, without end; may void. */
const POST: Office = { ...CLERK, termDays: null, filledBy: { type: 'HOST' } };
const voids = (effect: object): object => ({
  ...{ office: 'CLERK', effects: [effect], reason: 'It was a slip.' },
});
const WITH_POST = { ruleset: [add('/offices', [POST])] };

describe('an office that may void', () => {
  it('undoes a trade of a round', async () => {
    const round = await nomics.open('a round', WITH_POST);
    await round.does('host', 'appointToOffice', { office: 'CLERK', playerId: round.players.cyd });
    await round.grants('ann', { item: 'TRUNG', quantity: 2 });
    await round.grants('bob', { item: 'CHIP', quantity: 1 });
    const sides = {
      ...{ to: round.players.bob, give: [{ item: 'TRUNG', quantity: 2 }] },
      get: [{ item: 'CHIP', quantity: 1 }],
    };
    const { trade } = await round.does('ann', 'offerTrade', sides, 'trade { id }');
    const input = voids({ voidTrade: trade.id });
    await round.does('bob', 'acceptTrade', { tradeId: trade.id });
    expect((await round.isRefused('bob', 'correctByOffice', input)).code).toBe('OFFICE_NOT_YOURS');
    await round.does('cyd', 'correctByOffice', input);
    expect(await round.node('Trade', 'status', textOf(trade.id))).toEqual({ status: 'VOIDED' });
    const { player } = await round.season(
      `player(id: ${JSON.stringify(round.players.ann)}) { holdings { item quantity } }`,
    );
    expect(player.holdings).toContainEqual({ item: 'TRUNG', quantity: 2 });
    expect((await round.isRefused('cyd', 'correctByOffice', input)).code).toBe(
      'NOTHING_TO_CORRECT',
    );
  });

  it('voids a game of a dynasty', async () => {
    const dynasty = await nomics.open('a dynasty', WITH_POST);
    await dynasty.does('host', 'appointToOffice', {
      ...{ office: 'CLERK', playerId: dynasty.players.cyd },
    });
    for (const who of ['ann', 'bob'] as const) {
      await dynasty.does(who, 'setReadiness', { ready: true });
    }
    const { game } = await dynasty.does('host', 'startGame', {}, 'game { id }');
    await dynasty.does('cyd', 'correctByOffice', voids({ voidGame: game.id }));
    expect(await dynasty.node('GiolittiGame', 'gameStatus', textOf(game.id))).toEqual({
      gameStatus: 'VOIDED',
    });
    const { journal } = await dynasty.season(
      'journal(last: 2) { nodes { __typename ... on OfficeCorrected { why player { name } } } }',
    );
    expect(journal.nodes).toMatchObject([
      { __typename: 'OfficeCorrected', why: 'It was a slip.', player: { name: 'cyd' } },
      { __typename: 'GameVoided' },
    ]);
  });
});

describe.each(BOTH)('by the rules of %s', (game) => {
  it('who holds one office names who holds another [Z4]', async () => {
    const season = await nomics.open(game);
    await season.adopts('Two offices', amend(add('/offices', [SCRIBE, WATCH])));
    const watches = { office: 'WATCH', playerId: season.players.bob };
    expect((await season.isRefused('ann', 'appointToOffice', watches)).rule).toBe('offices');
    for (const who of ['bob', 'cyd'] as const) {
      const scribe = { office: 'SCRIBE', playerId: season.players.ann };
      await season.does(who, 'voteForOffice', scribe);
    }
    await season.does('ann', 'appointToOffice', watches);
    expect((await season.isRefused('cyd', 'appointToOffice', watches)).rule).toBe('offices');
    const { offices } = await season.season(
      'offices { code filledBy appointingOffice holder { name } }',
    );
    expect(offices).toEqual([
      { code: 'SCRIBE', filledBy: 'VOTE', appointingOffice: null, holder: { name: 'ann' } },
      { code: 'WATCH', filledBy: 'OFFICE', appointingOffice: 'SCRIBE', holder: { name: 'bob' } },
    ]);
  });
});

const HONOURED = { op: 'AT_LEAST', of: [{ name: 'value:HONOUR' }, 1] };

it('an action is for whom the rules say, in its phases, for its price [Z2, Z3]', async () => {
  const round = await nomics.open('a round');
  const tithe = {
    ...{ action: 'TITHE', title: 'Tithe', who: { type: 'WHOEVER', holds: HONOURED } },
    ...{ when: { phases: ['BARTERING'] }, limit: null, cost: [{ item: 'TRUNG', quantity: 1 }] },
    effects: [{ type: 'MOVE', from: 'BANK', to: 'ACTOR', item: 'CHIP', quantity: 5 }],
  };
  await round.adopts('Tithes', amend(add('/trackedValues', [HONOUR]), add('/actions', [tithe])), {
    setValue: { value: 'HONOUR', playerId: round.players.ann, to: 1 },
  });
  const taking = { action: 'TITHE' };
  const isRefused = async (who: 'ann' | 'bob'): Promise<unknown> =>
    (await round.isRefused(who, 'takeAction', taking)).code;
  // On a Tuesday.
  expect(await round.isRefused('ann', 'takeAction', taking)).toMatchObject({
    ...{ code: 'ACTION_NOT_NOW', rule: 'player-actions', facts: { phases: ['BARTERING'] } },
  });
  await round.clockTo(day(4));
  expect([await isRefused('bob'), await isRefused('ann')]).toEqual([
    ...['ACTION_NOT_YOURS', 'ACTION_UNPAID'],
  ]);
  await round.grants('ann', { item: 'TRUNG', quantity: 1 });
  const look = `player(id: ${JSON.stringify(round.players.ann)}) { balance holdings { item } }`;
  const before = Number((await round.season(look)).player.balance);
  await round.does('ann', 'takeAction', taking);
  const { player } = await round.season(look);
  expect(player.balance).toBe(before + 5);
  expect(player.holdings).not.toContainEqual({ item: 'TRUNG' });
  expect(await isRefused('ann')).toBe('ACTION_UNPAID');
});

it('an action of a dynasty is for whom the rules say, and paid in pegs [Z2, Z3]', async () => {
  const dynasty = await nomics.open('a dynasty');
  const ann = dynasty.players.ann;
  const vow = {
    ...{ action: 'VOW', title: 'Vow', who: { type: 'WHOEVER', holds: HONOURED }, limit: null },
    cost: [{ item: 'PEG', quantity: 2 }],
    effects: [{ type: 'ADD', value: 'HONOUR', by: 1 }],
  };
  await dynasty.adopts(
    'Vows',
    amend(add('/trackedValues', [HONOUR]), add('/actions', [vow])),
    { setValue: { value: 'HONOUR', playerId: ann, to: 1 } },
    { giveItems: { playerId: ann, items: [{ item: 'PEG', quantity: 3 }] } },
  );
  const vows = { action: 'VOW' };
  expect((await dynasty.isRefused('bob', 'takeAction', vows)).code).toBe('ACTION_NOT_YOURS');
  await dynasty.does('ann', 'takeAction', vows);
  const { players } = await dynasty.season('players { nodes { name pegs values { value } } }');
  expect(players.nodes[0]).toEqual({ name: 'ann', pegs: 1, values: [{ value: 2 }] });
  expect((await dynasty.isRefused('ann', 'takeAction', vows)).code).toBe('ACTION_UNPAID');
});

describe('a pause is ended by vote', () => {
  const after = (at: Answer, days: number, ms = 0): string =>
    new Date(Date.parse(textOf(at)) + days * 86_400_000 + ms).toISOString();
  const PAUSE = `pausedUntil journal(last: 9, types: [PauseShortened, SeasonPaused, SeasonResumed]) {
    nodes { __typename when: at ... on PauseShortened { resumesAt } } }`;

  const ended = async (season: Nomic, at: string): Promise<void> => {
    const { pausedUntil, journal } = await season.season(PAUSE);
    expect(pausedUntil).toBeNull();
    expect(journal.nodes.at(-1)).toEqual({ __typename: 'SeasonResumed', when: at });
  };

  it('with the week that is on as it is decided, in a round [AA5]', async () => {
    const round = await nomics.open('a round');
    const early = { class: 'URGENT', title: 'On', effects: [{ resumeSeason: true }] };
    expect((await round.isRefused('ann', 'submitProposal', early)).code).toBe('SEASON_NOT_PAUSED');
    await round.adopts('Holidays', { pauseSeason: 21 });
    const paused = await round.season(PAUSE);
    const since = paused.journal.nodes[0]!.when;
    expect(paused.pausedUntil).toBe(after(since, 21));
    // The vote takes two days, and is over within the second week.
    await round.clockTo(after(since, 6));
    await round.adopts('On', { resumeSeason: true });
    const shortened = await round.season(PAUSE);
    expect(shortened.pausedUntil).toBe(after(since, 14));
    expect(shortened.journal.nodes.at(-1)).toEqual({
      ...{ __typename: 'PauseShortened', when: after(since, 8), resumesAt: after(since, 14) },
    });
    await round.clockTo(after(since, 14));
    await ended(round, after(since, 14));
  });

  it('there and then, where it is decided just as a week of it ends, in a round [AA5, A3]', async () => {
    const round = await nomics.open('a round');
    await round.adopts('Holidays', { pauseSeason: 21 });
    const since = (await round.season(PAUSE)).journal.nodes[0]!.when;
    await round.clockTo(after(since, 5));
    await round.adopts('On', { resumeSeason: true });
    await ended(round, after(since, 7));
  });

  it('with the day that is on as it is decided, in a dynasty [AA5]', async () => {
    const dynasty = await nomics.open('a dynasty');
    await dynasty.adopts('Holidays', { pauseSeason: 3 });
    const since = (await dynasty.season(PAUSE)).journal.nodes[0]!.when;
    await dynasty.clockTo(after(since, 1, -1));
    await dynasty.adopts('On', { resumeSeason: true });
    expect((await dynasty.season(PAUSE)).pausedUntil).toBe(after(since, 1));
    const again = { title: 'On', effects: [{ resumeSeason: true }] };
    expect((await dynasty.isRefused('bob', 'submitProposal', again)).code).toBe(
      'PAUSE_ENDS_ANYWAY',
    );
    await dynasty.clockTo(after(since, 1));
    await ended(dynasty, after(since, 1));
  });

  it('there and then, where it is decided just as a day of it ends, in a dynasty [AA5, A3]', async () => {
    const dynasty = await nomics.open('a dynasty');
    await dynasty.adopts('Holidays', { pauseSeason: 3 });
    const since = (await dynasty.season(PAUSE)).journal.nodes[0]!.when;
    await dynasty.clockTo(after(since, 1));
    await dynasty.adopts('On', { resumeSeason: true });
    await ended(dynasty, after(since, 1));
  });
});
