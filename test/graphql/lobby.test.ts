import { openApi, textOf } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let host: string;
let guest: string;
const ids = new Map<string, string>();

const ROUND = `mutation ($input: CreateRoundInput!) { createRound(input: $input) {
  inviteCode season { id description } } }`;
const DYNASTY = `mutation ($input: CreateDynastyInput!) { createDynasty(input: $input) {
  season { id } } }`;
const JOIN = `mutation ($input: JoinSeasonInput!) { joinSeason(input: $input) {
  refusal { code rule } season { id } player { name } } }`;
const LIST = `query ($kind: SeasonKind, $status: SeasonStatus, $edition: String, $host: ID,
    $rehearsal: Boolean, $joinable: Boolean, $search: String, $orderBy: SeasonOrder,
    $first: Int, $after: String, $last: Int, $before: String) {
  seasons(kind: $kind, status: $status, edition: $edition, host: $host, rehearsal: $rehearsal,
      joinable: $joinable, search: $search, orderBy: $orderBy,
      first: $first, after: $after, last: $last, before: $before) {
    totalCount nodes { id } edges { cursor }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;

const nameOf = (id: unknown): string =>
  [...ids].find(([, known]) => known === id)?.[0] ?? String(id);

type Listed = { readonly totalCount: number; readonly nodes: readonly { readonly id: string }[] };
const listed = async (asked: object, token: string | null = null): Promise<string[]> => {
  // Arguments that are left out take their defaults.
  const given = { rehearsal: false, ...asked };
  const { seasons } = await api.data(LIST, given, token);
  const { nodes, totalCount } = seasons as unknown as Listed;
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ id }) => nameOf(id));
};
const joins = (input: object, token: string | null) => api.data(JOIN, { input }, token);

beforeAll(async () => {
  api = await openApi();
  [host, guest] = [await api.signUp('host'), await api.signUp('guest')];
  const make = async (query: string, name: string, input: object = {}, token = host) => {
    const { createRound, createDynasty } = await api.data(
      query,
      { input: { name, ...input } },
      token,
    );
    ids.set(name, textOf((query === ROUND ? createRound : createDynasty).season.id));
  };
  await make(ROUND, 'Été', { description: 'On WEEKDAYS, 100% fun_ny', edition: 'round-10/draft' });
  await make(DYNASTY, 'alpha');
  await make(ROUND, 'Rehearsed', { rehearsal: true });
  await make(ROUND, 'Beta', {}, guest);
  await make(ROUND, 'hidden', { visibility: 'INVITATION', description: 'weekdays' });
  await make(ROUND, 'over');
  await api.data(
    'mutation ($id: ID!) { closeSeason(input: { seasonId: $id }) { seq } }',
    { id: ids.get('over') },
    host,
  );
  await joins({ seasonId: ids.get('Beta'), name: 'H' }, host);
});
afterAll(() => api.close());

describe('the list of seasons', () => {
  it.each([
    ['rehearsals apart', {}, ['over', 'Beta', 'alpha', 'Été']],
    ['rehearsals alone', { rehearsal: true }, ['Rehearsed']],
    ['both', { rehearsal: null }, ['over', 'Beta', 'Rehearsed', 'alpha', 'Été']],
    ['a kind', { kind: 'DYNASTY' }, ['alpha']],
    ['a state', { status: 'ENDED' }, ['over']],
    ['an edition', { edition: 'round-10/draft' }, ['Été']],
    ['no edition that there is', { edition: 'none' }, []],
    ['by name', { orderBy: 'NAME' }, ['alpha', 'Beta', 'Été', 'over']],
    ['by players', { orderBy: 'PLAYERS', status: 'RUNNING' }, ['Beta', 'alpha', 'Été']],
    ['open to anybody', { joinable: true }, ['Beta', 'alpha', 'Été']],
    ['a name without accents', { search: 'ETE' }, ['Été']],
    ['a description', { search: ' weekdays ' }, ['Été']],
    ['a sign that has a meaning in LIKE', { search: '0%' }, ['Été']],
    ['another', { search: 'n_n' }, ['Été']],
    ['not what such a sign would mean', { search: 'w%s' }, []],
    ['nor the sign before it', { search: '!' }, []],
  ])('gives %s', async (_what, asked, expected) => {
    expect((await listed(asked)).toSorted()).toEqual(expected.toSorted());
    if ('orderBy' in asked) expect((await listed(asked)).at(0)).toBe(expected[0]);
  });

  it('gives what the asker may join now, and hidden seasons to those who see them', async () => {
    expect(await listed({ joinable: true, orderBy: 'NAME' }, host)).toEqual([
      'alpha',
      'Été',
      'hidden',
    ]);
    expect(await listed({ joinable: true, orderBy: 'NAME' }, guest)).toEqual([
      'alpha',
      'Beta',
      'Été',
    ]);
    expect(await listed({ search: 'weekdays', orderBy: 'NAME' }, host)).toEqual(['Été', 'hidden']);
    expect(await listed({ search: 'weekdays' }, guest)).toEqual(['Été']);
  });

  it('gives those of a host, hidden ones to whoever sees them', async () => {
    const { viewer } = await api.data('{ viewer { account { id } } }', {}, host);
    const asked = { host: viewer.account.id, orderBy: 'NAME' };
    expect(await listed(asked)).toEqual(['alpha', 'Été', 'over']);
    expect(await listed(asked, host)).toEqual(['alpha', 'Été', 'hidden', 'over']);
  });

  it.each(['NEWEST', 'NAME', 'PLAYERS', 'LAST_ACTIVITY'])(
    'is paged both ways by %s',
    async (orderBy) => {
      const all = await listed({ orderBy });
      for (const [size, place, at] of [
        ['first', 'after', 'endCursor'],
        ['last', 'before', 'startCursor'],
      ] as const) {
        const seen: string[] = [];
        for (let cursor: unknown = null, more = true; more;) {
          const asked = { rehearsal: false, orderBy, [size]: 1, [place]: cursor };
          const { seasons } = await api.data(LIST, asked);
          seen.push(...(seasons as unknown as Listed).nodes.map(({ id }) => nameOf(id)));
          cursor = seasons.pageInfo[at];
          const { hasNextPage, hasPreviousPage } = seasons.pageInfo;
          more = String(size === 'first' ? hasNextPage : hasPreviousPage) === 'true';
        }
        expect(size === 'first' ? seen : seen.toReversed()).toEqual(all);
      }
    },
  );

  it.each([
    ['order', { orderBy: 'NAME' }],
    ['filter', { kind: 'ROUND' }],
    ['search', { search: 'a' }],
    ['filter that it had not', { joinable: true }],
  ])('refuses the cursor of another %s', async (_what, asked) => {
    const { seasons } = await api.data(LIST, { rehearsal: false, orderBy: 'NEWEST', first: 1 });
    const after = seasons.pageInfo.endCursor;
    const { errors } = await api.ask(LIST, { rehearsal: false, ...asked, first: 1, after });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
    const own = '{ viewer { seasons(first: 1) { pageInfo { endCursor } } } }';
    const { viewer } = await api.data(own, {}, host);
    const others = { first: 1, before: viewer.seasons.pageInfo.endCursor };
    expect(await api.fault(LIST, others, host)).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['search', { search: ' ' }],
    ['search', { search: 'x'.repeat(101) }],
    ['search', { search: 'a\u0000' }],
    ['host', { host: 'nobody' }],
    ['edition', { edition: 'x'.repeat(201) }],
  ])('names a wrong %s', async (field, asked) => {
    const { errors } = await api.ask(LIST, asked);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });
});

describe('what a host says of a season', () => {
  const DESCRIBE = `mutation ($input: DescribeSeasonInput!) { describeSeason(input: $input) {
    refusal { code } seq season { name description } } }`;
  const say = (input: object, token: string | null) =>
    api.data(DESCRIBE, { input: { seasonId: ids.get('alpha'), ...input } }, token);

  it('is told to everybody, in NFC, and found', async () => {
    const input = { description: 'Cafe\u0301\r\n**daily**', idempotencyKey: 'd' };
    const { describeSeason } = await say(input, host);
    expect(describeSeason).toMatchObject({
      refusal: null,
      season: { name: 'alpha', description: 'Café\n**daily**' },
    });
    expect((await say(input, host)).describeSeason).toEqual(describeSeason);
    expect(await listed({ search: 'cafe **' })).toEqual(['alpha']);
    await say({ description: null }, host);
    expect(await listed({ search: 'cafe **' })).toEqual(['alpha']);
    const { describeSeason: none } = await say({ description: ' ' }, host);
    expect(none.season.description).toBeNull();
    expect(await listed({ search: 'cafe **' })).toEqual([]);
  });

  it('is refused to others and in a wrong shape', async () => {
    const { describeSeason } = await say({ name: 'Mine' }, guest);
    expect(describeSeason).toMatchObject({ refusal: { code: 'NOT_THE_HOST' }, season: null });
    for (const [field, input] of [
      ['name', { name: '' }],
      ['description', { description: 'x'.repeat(1_001) }],
      ['description', { description: 'a\u0007' }],
    ] as const) {
      const asked = { input: { seasonId: ids.get('alpha'), ...input } };
      const { errors } = await api.ask(DESCRIBE, asked, host);
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    }
    const nobody = { input: { seasonId: ids.get('alpha'), name: 'A' } };
    expect(await api.fault(DESCRIBE, nobody)).toBe('UNAUTHENTICATED');
    const hidden = { input: { seasonId: ids.get('hidden'), name: 'A' } };
    expect(await api.fault(DESCRIBE, hidden, guest)).toBe('NOT_FOUND');
  });
});

describe('an invitation', () => {
  const LINK = 'query ($id: ID!) { season(id: $id) { invitation { code url } } }';
  const INVITED = `query ($code: String!) { invitation(code: $code) {
    seasonId name description kind edition status rehearsal host { displayName } playerCount
    playerNames visibility tempo startsAt endedAt phase } }`;
  const codeOf = async (): Promise<string> => {
    const { season } = await api.data(LINK, { id: ids.get('hidden') }, host);
    return textOf(season.invitation.code);
  };

  it('is shown to the host alone, and where there is one', async () => {
    expect(await codeOf()).toMatch(/^\S{16,}$/);
    const { season } = await api.data(LINK, { id: ids.get('alpha') }, host);
    expect(season.invitation).toBeNull();
    expect((await api.data(LINK, { id: ids.get('hidden') }, guest)).season).toBeNull();
  });

  it('tells what it invites to, and lets in by the code alone', async () => {
    const code = await codeOf();
    expect((await api.data(INVITED, { code })).invitation).toEqual({
      seasonId: ids.get('hidden'),
      name: 'hidden',
      description: 'weekdays',
      kind: 'ROUND',
      edition: 'round-10/2021-08-24',
      status: 'RUNNING',
      rehearsal: false,
      host: { displayName: 'host' },
      playerCount: 0,
      playerNames: [],
      visibility: 'INVITATION',
      tempo: 86_400,
      startsAt: expect.any(String) as string,
      endedAt: null,
      phase: expect.any(String) as string,
    });
    const bea = await api.signUp('bea');
    const { joinSeason } = await joins({ inviteCode: code, name: 'Bea' }, bea);
    expect(joinSeason).toMatchObject({ refusal: null, season: { id: ids.get('hidden') } });
    const again = await joins({ inviteCode: code, name: 'Bea' }, bea);
    expect(again.joinSeason).toMatchObject({ refusal: { code: 'ALREADY_A_PLAYER' } });
    const { season } = await api.data(LINK, { id: ids.get('hidden') }, bea);
    expect(season.invitation).toBeNull();
  });

  it('tells who plays, and after the end that it is over', async () => {
    const tess = await api.signUp('tess');
    const input = { name: 'Tonight', visibility: 'INVITATION', playerName: 'Ada' };
    const make = `mutation ($input: CreateDynastyInput!) { createDynasty(input: $input) {
      inviteCode season { id } } }`;
    const { createDynasty } = await api.data(make, { input }, tess);
    const code = textOf(createDynasty.inviteCode);
    const { invitation } = await api.data(INVITED, { code });
    expect(invitation).toMatchObject({ playerCount: 1, playerNames: ['Ada'], phase: null });
    const close = 'mutation ($id: ID!) { closeSeason(input: { seasonId: $id }) { seq } }';
    await api.data(close, { id: createDynasty.season.id }, tess);
    const over = (await api.data(INVITED, { code })).invitation;
    expect(over).toMatchObject({ name: 'Tonight', status: 'ENDED', playerNames: [] });
    expect(over.endedAt).not.toBeNull();
    const { joinSeason } = await joins({ inviteCode: code }, guest);
    expect(joinSeason.refusal).toMatchObject({ code: 'DYNASTY_OVER' });
  });

  it('that is rotated or wrong is none', async () => {
    const code = await codeOf();
    const rotate = 'mutation ($id: ID!) { rotateInvite(input: { seasonId: $id }) { inviteCode } }';
    const { rotateInvite } = await api.data(rotate, { id: ids.get('hidden') }, host);
    expect(await codeOf()).toBe(rotateInvite.inviteCode);
    for (const wrong of [code, 'x']) {
      expect((await api.data(INVITED, { code: wrong })).invitation).toBeNull();
      const { joinSeason } = await joins({ inviteCode: wrong }, guest);
      expect(joinSeason).toEqual({
        refusal: { code: 'INVITE_WRONG', rule: 'seasons' },
        season: null,
        player: null,
      });
    }
  });

  it('is found in what chats hand on', async () => {
    const code = await codeOf();
    for (const [at, pasted] of [
      `${code}.`,
      ` ${code}\n`,
      `https://a.example/join/${code})`,
    ].entries()) {
      expect((await api.data(INVITED, { code: pasted })).invitation).not.toBeNull();
      const joining = await api.signUp(`chat-${at}`);
      const { joinSeason } = await joins({ inviteCode: pasted, name: `Chat ${at}` }, joining);
      expect(joinSeason.refusal).toBeNull();
    }
  });

  it('needs a code, an account to join by it, and a shape', async () => {
    expect(await api.fault(JOIN, { input: {} }, guest)).toBe('BAD_USER_INPUT');
    expect(await api.fault(JOIN, { input: { inviteCode: 'x' } })).toBe('UNAUTHENTICATED');
    for (const code of ['', 'x'.repeat(101), 'a\u0000']) {
      expect(await api.fault(INVITED, { code })).toBe('BAD_USER_INPUT');
      expect(await api.fault(JOIN, { input: { inviteCode: code } }, guest)).toBe('BAD_USER_INPUT');
    }
  });
});

describe('a list of seasons with names that are long where they are sorted', () => {
  it('is paged by name', async () => {
    // Sorting decomposes the syllable into three letters, and the sign into a sentence.
    const names = ['한'.repeat(80), 'ﷺ'.repeat(80)];
    for (const name of names) {
      await api.data(DYNASTY, { input: { name, rehearsal: true } }, host);
    }
    const asked = { rehearsal: true, kind: 'DYNASTY', orderBy: 'NAME' };
    const found = await listed(asked);
    expect(found).toHaveLength(2);
    const seen: string[] = [];
    for (let after: unknown = null, more = true; more;) {
      const { seasons } = await api.data(LIST, { ...asked, first: 1, after });
      seen.push(...(seasons as unknown as Listed).nodes.map(({ id }) => id));
      after = seasons.pageInfo.endCursor;
      more = String(seasons.pageInfo.hasNextPage) === 'true';
    }
    expect(seen).toEqual(found);
    const { seasons } = await api.data(LIST, { ...asked, last: 1 });
    const beyond = await api.data(LIST, { ...asked, after: seasons.pageInfo.endCursor });
    expect(beyond.seasons).toMatchObject({ nodes: [] });
  });
});
