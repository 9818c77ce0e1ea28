import { SCRIBE, WARDEN } from '../support/custom-mechanics';
import { openApi } from '../support/in-process-api';
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

const VOTE = `mutation ($input: VoteForOfficeInput!) {
  voteForOffice(input: $input) { refusal { code rule } player { name } }
}`;
const APPOINT = `mutation ($input: AppointToOfficeInput!) {
  appointToOffice(input: $input) { refusal { code rule } player { name } }
}`;
const RESIGN = `mutation ($input: ResignOfficeInput!) {
  resignOffice(input: $input) { refusal { code rule } player { name } }
}`;
const LOOK = `query ($id: ID!) {
  season(id: $id) {
    offices {
      code title text filledBy appointingOffice termDays holder { name } since until
      votes { voter { name } candidate { name } }
    }
    journal(types: [OfficeFilled, OfficeVoteCast, OfficeResigned]) {
      nodes {
        text
        ... on OfficeFilled { office player { name } filledBy until }
        ... on OfficeVoteCast { player { name } for { name } }
        ... on OfficeResigned { player { name } }
      }
    }
  }
}`;

it.each(['createRound', 'createDynasty'] as const)(
  'after %s offices are filled, seen and given up [Z4]',
  async (made) => {
    const ruleset = [{ op: 'add', path: '/offices', value: [SCRIBE, WARDEN] }];
    const id = await rehearsal(api, host, { ruleset }, made);
    const mine = await joined(api, id, host);
    await joined(api, id, other);
    await clockTo(api, host, id, '2021-08-23T00:00:00Z');
    const input = { seasonId: id, office: 'SCRIBE' };
    await api.data(VOTE, { input: { ...input, playerId: mine } }, other);
    const look = async () => (await api.data(LOOK, { id }, other)).season;
    expect((await look()).offices[0]).toMatchObject({
      ...{ code: 'SCRIBE', title: 'Scribe', filledBy: 'VOTE', appointingOffice: null, termDays: 7 },
      ...{ holder: null, since: null, until: null },
      votes: [{ voter: { name: 'other' }, candidate: { name: 'host' } }],
    });
    const { voteForOffice } = await api.data(VOTE, { input: { ...input, playerId: mine } }, host);
    expect(voteForOffice).toEqual({ refusal: null, player: { name: 'host' } });
    const warden = { seasonId: id, office: 'WARDEN', playerId: mine };
    const refused = (await api.data(APPOINT, { input: warden }, other)).appointToOffice;
    expect(refused.refusal).toEqual({ code: 'OFFICE_FILLED_OTHERWISE', rule: 'offices' });
    const { appointToOffice } = await api.data(APPOINT, { input: warden }, host);
    expect(appointToOffice).toEqual({ refusal: null, player: { name: 'host' } });
    const { offices, journal } = await look();
    expect(offices.map(({ holder, until }) => [holder.name, until])).toEqual([
      ['host', '2021-08-30T00:00:00.000Z'],
      ['host', '2021-08-24T00:00:00.000Z'],
    ]);
    expect(journal.nodes[0]).toEqual({
      ...{ text: 'other votes for host as Scribe.', player: { name: 'other' } },
      for: { name: 'host' },
    });
    expect(journal.nodes[2]).toMatchObject({ office: 'SCRIBE', filledBy: 'VOTE' });
    const { resignOffice } = await api.data(RESIGN, { input }, host);
    expect(resignOffice).toEqual({ refusal: null, player: { name: 'host' } });
    expect((await look()).offices[0]?.holder).toBeNull();
  },
);

it('what is no player’s id is told by its field', async () => {
  const id = await rehearsal(api, host);
  const input = { seasonId: id, office: 'SCRIBE', playerId: 'x' };
  const answer = JSON.stringify(await api.ask(APPOINT, { input }, host));
  expect(answer).toContain('BAD_USER_INPUT');
  expect(answer).toContain('"field":"playerId"');
});
