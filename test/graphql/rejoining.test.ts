import { openApi, textOf } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const asked = (mutation: string, type: string, more = '') =>
  `mutation ($input: ${type}!) { ${mutation}(input: $input) { refusal { code facts } ${more} } }`;
const LOOK = 'query ($id: ID!) { season(id: $id) { viewer { rejoinAt } } }';

it.each([
  ['createRound', 'CreateRoundInput', '2021-08-29T12:00:00.000Z'],
  ['createDynasty', 'CreateDynastyInput', '2021-08-26T12:00:00.000Z'],
] as const)(
  'whoever left what %s made is told from when to come back [L5]',
  async (make, type, at) => {
    const [host, ann] = [await api.signUp(`host${type}`), await api.signUp(`ann${type}`)];
    const opening = { name: 'Friday', rehearsal: true, startsAt: '2021-08-22T12:00:00Z' };
    const made = await api.data(asked(make, type, 'season { id }'), { input: opening }, host);
    const seasonId = textOf(made[make].season.id);
    const input = { seasonId };
    const join = async () =>
      (await api.data(asked('joinSeason', 'JoinSeasonInput'), { input }, ann)).joinSeason.refusal;
    const rejoinAt = async (token: string) =>
      (await api.data(LOOK, { id: seasonId }, token)).season.viewer.rejoinAt;
    expect(await rejoinAt(ann)).toBeNull();
    expect(await join()).toBeNull();
    expect(await rejoinAt(ann)).toBeNull();
    await api.data(asked('leaveSeason', 'LeaveSeasonInput'), { input }, ann);
    expect([await rejoinAt(ann), await rejoinAt(host)]).toEqual([at, null]);
    expect(await join()).toEqual({ code: 'REJOIN_TOO_EARLY', facts: { rejoinAt: at } });
    const clock = asked('advanceClock', 'AdvanceClockInput');
    await api.data(clock, { input: { seasonId, to: at } }, host);
    expect(await rejoinAt(ann)).toBeNull();
    expect(await join()).toBeNull();
  },
);
