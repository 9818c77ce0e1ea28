import { openApi, textOf } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let host: string;
let ann: string;
beforeAll(async () => {
  api = await openApi();
  [host, ann] = [await api.signUp('host'), await api.signUp('ann')];
});
afterAll(() => api.close());

const HOSTING = `hosting { hosts { displayName } powers awayAt actedAt } host { displayName }`;
const asked = (mutation: string, type: string, more = 'season { id }'): string =>
  `mutation ($input: ${type}!) { ${mutation}(input: $input) { refusal { code rule facts } ${more} } }`;

describe.each([
  ['createRound', 'CreateRoundInput'],
  ['createDynasty', 'CreateDynastyInput'],
] as const)('the hosts of what %s makes', (create, type) => {
  it('are told, with their invitation, and change [L10]', async () => {
    const made = await api.data(
      asked(create, type),
      { input: { name: 'Friday', visibility: 'INVITATION' } },
      host,
    );
    const seasonId = textOf(made[create].season.id);
    const read = `query ($id: ID!) { season(id: $id) { ${HOSTING} invitation { code } viewer { host } } }`;
    const first = await api.data(read, { id: seasonId }, host);
    expect(first.season).toMatchObject({
      hosting: { hosts: [{ displayName: 'host' }] },
      viewer: { host: true },
    });
    const { code: inviteCode } = first.season.invitation;
    const joined = await api.data(
      asked('joinSeason', 'JoinSeasonInput', 'player { id }'),
      { input: { seasonId, name: 'Ann', inviteCode } },
      ann,
    );
    const input = { seasonId, playerId: textOf(joined.joinSeason.player.id) };
    const share = asked('shareHost', 'ShareHostInput', `season { ${HOSTING} }`);
    expect((await api.data(share, { input }, ann)).shareHost.refusal).toMatchObject({
      code: 'NOT_THE_HOST',
      rule: 'seasons',
    });
    const shared = await api.data(share, { input }, host);
    expect(shared.shareHost.season.hosting.hosts).toEqual([
      { displayName: 'host' },
      { displayName: 'ann' },
    ]);
    const hers = await api.data(read, { id: seasonId }, ann);
    expect(hers.season).toMatchObject({
      invitation: { code: inviteCode },
      viewer: { host: true },
      host: { displayName: 'host' },
    });
    const handOn = asked('handOnHost', 'HandOnHostInput', `season { ${HOSTING} } player { id }`);
    const { handOnHost } = await api.data(handOn, { input }, host);
    expect(handOnHost.refusal).toBeNull();
    // A former host no longer sees a season by invitation, unless they are its dealer.
    const seen = await api.data(read, { id: seasonId }, host);
    expect(Object.is(seen.season, null)).toBe(create === 'createRound');
    expect((await api.data(read, { id: seasonId }, ann)).season).toMatchObject({
      host: { displayName: 'ann' },
      hosting: { hosts: [{ displayName: 'ann' }] },
    });
    const { unshareHost } = await api.data(
      asked('unshareHost', 'UnshareHostInput'),
      { input },
      ann,
    );
    expect(unshareHost.refusal).toMatchObject({ code: 'LAST_HOST' });
    // The account's list of seasons agrees.
    const list = '{ viewer { seasons(first: 10) { nodes { id host { displayName } } } } }';
    const { viewer } = await api.data(list, {}, ann);
    expect(viewer.seasons.nodes).toContainEqual({ id: seasonId, host: { displayName: 'ann' } });
  });
});
