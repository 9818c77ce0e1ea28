import { CLERK } from '../support/custom-mechanics';
import { openApi, textOf } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';
import { clockTo, joined, rehearsal } from './rehearsal-seasons';

let api: ApiHouse;
let host: string;
let other: string;
beforeAll(async () => {
  api = await openApi();
  host = await api.signUp('host');
  other = await api.signUp('other');
});
afterAll(() => api.close());

const CORRECT = `mutation ($input: CorrectByOfficeInput!) {
  correctByOffice(input: $input) {
    refusal { code rule message facts } player { name }
  }
}`;
const REMIND = `mutation ($input: RemindPlayersInput!) {
  remindPlayers(input: $input) { refusal { code rule message } player { name } }
}`;
const LOOK = `query ($id: ID!) {
  season(id: $id) {
    offices { code filledBy powers remindersPerDay renewableAt holder { name } }
    viewer { options { mutation input } }
    journal(types: [OfficeFilled, OfficeCorrected, PlayersReminded]) {
      nodes {
        seq text
        ... on OfficeFilled { filledBy officeDraw { candidates { name } value stream week game } }
        ... on OfficeCorrected {
          office why player { name }
          effects { ... on GiveItemsEffect { items { item quantity } player { name } } }
        }
        ... on PlayersReminded { office message player { name } reminded { name } }
      }
    }
  }
}`;
const INBOX = `query { viewer { inbox(first: 30) { nodes { kind event { text } } } } }`;
const DICE = `query ($id: ID!) { verification(seasonId: $id) {
  streams { week draws { seq stream number sides value clientSeeds } } } }`;

/** The player drawn for the office, and the other player. */
async function drawn(made: 'createRound' | 'createDynasty') {
  const ruleset = [{ op: 'add', path: '/offices', value: [CLERK] }];
  const id = await rehearsal(api, host, { ruleset }, made);
  const players = new Map<string, string>();
  for (const [name, token] of Object.entries({ host, other })) {
    players.set(name, await joined(api, id, token));
  }
  await clockTo(api, host, id, '2021-08-23T00:00:00Z');
  const { season } = await api.data(LOOK, { id }, host);
  const holder = textOf(season.offices[0]?.holder.name);
  const left = holder === 'host' ? 'other' : 'host';
  const token = (name: string): string => (name === 'host' ? host : other);
  return { id, season, holder, left, token, idOf: (name: string) => players.get(name)! };
}

it.each([
  ['createRound', 'TRUNG'],
  ['createDynasty', 'PEG'],
] as const)('after %s an office is drawn, puts right and reminds [Z5, Z6]', async (made, item) => {
  const { id, season, holder, left, token, idOf } = await drawn(made);
  expect(season.offices).toEqual([
    {
      ...{ code: 'CLERK', filledBy: 'DICE', powers: ['CORRECT', 'VOID', 'REMIND', 'VETO'] },
      ...{ remindersPerDay: 1, renewableAt: null, holder: { name: holder } },
    },
  ]);
  const { officeDraw } = season.journal.nodes.at(-1)!;
  expect(officeDraw.stream).toMatch(/^office\/\d$/);
  expect(textOf(officeDraw.candidates[Number(officeDraw.value) - 1]?.name)).toBe(holder);
  const asked = { seasonId: id, office: 'CLERK', reason: 'It was owed.' };
  const effects = [{ giveItems: { playerId: idOf(left), items: [{ item, quantity: 2 }] } }];
  const correct = async (who: string, input: object) =>
    (await api.data(CORRECT, { input: { ...asked, ...input } }, token(who))).correctByOffice;
  expect((await correct(left, { effects })).refusal).toMatchObject({ code: 'OFFICE_NOT_YOURS' });
  expect((await correct(holder, { effects: [{ closeSeason: true }] })).refusal).toMatchObject({
    ...{ code: 'OFFICE_LACKS_POWER', rule: 'offices' },
    facts: { office: 'CLERK', effect: 0 },
  });
  expect(await correct(holder, { effects })).toEqual({ refusal: null, player: { name: holder } });
  const reminder = { seasonId: id, office: 'CLERK', playerIds: [idOf(left)], message: 'Play.' };
  const { remindPlayers } = await api.data(REMIND, { input: reminder }, token(holder));
  expect(remindPlayers).toEqual({ refusal: null, player: { name: holder } });
  const again = (await api.data(REMIND, { input: reminder }, token(holder))).remindPlayers;
  expect(again.refusal).toMatchObject({ code: 'ALREADY_REMINDED', rule: 'offices' });
  const events = (await api.data(LOOK, { id }, token(left))).season.journal.nodes;
  expect(events.slice(-2)).toMatchObject([
    {
      ...{ office: 'CLERK', why: 'It was owed.', player: { name: holder } },
      effects: [{ player: { name: left }, items: [{ item, quantity: 2 }] }],
    },
    {
      ...{ office: 'CLERK', message: 'Play.', player: { name: holder } },
      reminded: [{ name: left }],
    },
  ]);
  const { inbox } = (await api.data(INBOX, {}, token(left))).viewer;
  const kinds = inbox.nodes.map(({ kind }) => textOf(kind));
  expect(kinds).toEqual(expect.arrayContaining(['RECEIVED', 'REMINDED']));
});

it('the draw of an office is among those of its week, once', async () => {
  const { id, season } = await drawn('createRound');
  const { seq, officeDraw } = season.journal.nodes.at(-1)!;
  const { streams } = (await api.data(DICE, { id }, host)).verification;
  const draws = streams.flatMap((stream) =>
    stream.week === officeDraw.week ? [...stream.draws] : [],
  );
  expect(draws.filter(({ stream }) => stream === officeDraw.stream)).toEqual([
    {
      ...{
        seq,
        stream: officeDraw.stream,
        number: 1,
        sides: officeDraw.candidates.length,
        clientSeeds: [],
      },
      value: Number(officeDraw.value) - 1,
    },
  ]);
});

it.each([
  ['effects', CORRECT, { effects: [], reason: 'x' }],
  ['effects.0', CORRECT, { effects: [{}], reason: 'x' }],
  ['reason', CORRECT, { effects: [{ closeSeason: true }], reason: 'x'.repeat(501) }],
  ['playerIds', REMIND, { playerIds: [], message: 'x' }],
  ['playerIds.0', REMIND, { playerIds: ['x'], message: 'x' }],
])('what is no input is told by its field: %s', async (field, document, input) => {
  const { id } = await drawn('createDynasty');
  const asked = { seasonId: id, office: 'CLERK', ...input };
  const answer = JSON.stringify(await api.ask(document, { input: asked }, host));
  expect(answer).toContain('BAD_USER_INPUT');
  expect(answer).toContain(`"field":"${field}"`);
});
