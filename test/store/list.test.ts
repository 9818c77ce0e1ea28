import { accountId, instant, sortText } from '../../src/kernel';
import type { SeasonFilter, SeasonPlace, SeasonRecord } from '../../src/engine';
import { MOST_SEARCHED } from '../../src/store/seasons/list';
import { storeBackends } from '../support/backends';
import { commitOf, idsOf, MADE_AT, openFresh, playerOf } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';

const at = (minutes: number) => instant(MADE_AT + minutes * 60_000);
const account = (id: string) => accountId(id);
const placeOf = ({ createdAtMs: key, id }: SeasonRecord): SeasonPlace => ({ key, id });

/** The seasons in order of creation. The last two were created in the same millisecond. */
const SEASONS = [
  commitOf('public', 0, { record: { createdAtMs: at(1) }, changes: [playerOf('p1', 'present')] }),
  commitOf('hidden', 0, {
    record: { createdAtMs: at(2), visibility: 'INVITATION' },
    changes: [
      playerOf('p1', 'present'),
      playerOf('p2', 'gone', MADE_AT),
      playerOf('p3', 'removed', MADE_AT, 'REMOVED'),
      playerOf('p4', 'back', MADE_AT, 'REMOVED'),
      playerOf('p5', 'back'),
      playerOf('p6', 'gone and removed', MADE_AT),
      playerOf('p7', 'gone and removed', MADE_AT, 'REMOVED'),
    ],
  }),
  commitOf('hosted', 0, {
    record: {
      ...{ createdAtMs: at(3), visibility: 'INVITATION', hostAccountId: account('host') },
      inviteHash: 'h1',
    },
  }),
  commitOf('ended', 0, {
    record: { createdAtMs: at(4), status: 'ENDED', inviteHash: 'h2' },
    changes: [playerOf('p1', 'gone', MADE_AT)],
  }),
  commitOf('tied-a', 0, { record: { createdAtMs: at(5), kind: 'DYNASTY' } }),
  commitOf('tied-b', 0, { record: { createdAtMs: at(5), kind: 'DYNASTY' } }),
];

const ORDERED = [
  commitOf('e-first', 0, {
    record: { edition: 'ordered', name: 'Éb', playerCount: 2, activeAtMs: at(15) },
    changes: [playerOf('p1', 'present')],
  }),
  commitOf('e-last', 0, {
    record: {
      ...{ edition: 'ordered', name: 'a', playerCount: 3, activeAtMs: at(0) },
      description: 'Zum Beispiel 50%_',
    },
    changes: [playerOf('p1', 'present')],
  }),
];

describe.each(storeBackends())('lists of seasons on $name', ({ fresh }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openFresh(fresh);
    await opened.store.seasons.commit({ seasons: SEASONS });
  });
  afterAll(() => opened.drop());

  const PUBLIC = ['tied-b', 'tied-a', 'ended', 'public'];
  const cases: readonly [string, Omit<SeasonFilter, 'limit'>, string[]][] = [
    ['a stranger the public ones, newest first', { visibleTo: null }, PUBLIC],
    ['an account without seasons the same', { visibleTo: account('nobody') }, PUBLIC],
    [
      'a host also the hosted',
      { visibleTo: account('host') },
      ['tied-b', 'tied-a', 'ended', 'hosted', 'public'],
    ],
    [
      'a player also those of which they are one',
      { visibleTo: account('present') },
      ['tied-b', 'tied-a', 'ended', 'hidden', 'public'],
    ],
    [
      'a player who left what they ever were in',
      { visibleTo: account('gone') },
      ['tied-b', 'tied-a', 'ended', 'hidden', 'public'],
    ],
    ['one who was removed the public ones [S20]', { visibleTo: account('removed') }, PUBLIC],
    [
      'one who left before, and was removed, the same',
      { visibleTo: account('gone and removed') },
      PUBLIC,
    ],
    [
      'one who was removed and is back what they are in',
      { visibleTo: account('back') },
      ['tied-b', 'tied-a', 'ended', 'hidden', 'public'],
    ],
    ['only one kind', { visibleTo: null, kind: 'DYNASTY' }, ['tied-b', 'tied-a']],
    ['only one status', { visibleTo: null, status: 'ENDED' }, ['ended']],
    [
      'those that an account plays in now',
      { visibleTo: account('present'), of: account('present') },
      ['hidden', 'public'],
    ],
    ['none to whoever has left', { visibleTo: account('gone'), of: account('gone') }, []],
    [
      'those that an account hosts',
      { visibleTo: account('host'), of: account('host') },
      ['hosted'],
    ],
    [
      'of another account only what is public',
      { visibleTo: null, of: account('present') },
      ['public'],
    ],
  ];

  it.each(cases)('shows %s', async (_, filter, expected) => {
    const all = await opened.store.seasons.list({ ...filter, limit: 100 });
    expect(idsOf(all)).toStrictEqual(expected);
  });

  it.each([
    ['ended or not, counted up to a bound', { visibleTo: null }, 3],
    ['all that there are', { visibleTo: account('present') }, 3],
    ['of one kind', { visibleTo: null, kind: 'DYNASTY' }, 2],
    ['of an account', { visibleTo: account('host'), of: account('host') }, 1],
  ] as const)('counts them: %s', async (_, filter, expected) => {
    expect(await opened.store.seasons.count(filter, 3)).toBe(expected);
  });

  it('finds the season of an invitation, also after its end', async () => {
    const { seasons } = opened.store;
    expect(await seasons.invited('h1')).toStrictEqual(SEASONS[2]!.record);
    expect((await seasons.invited('h2'))?.status).toBe('ENDED');
    expect(await seasons.invited('h3')).toBeNull();
  });

  it('gives whole records', async () => {
    const [ended] = await opened.store.seasons.list({ visibleTo: null, status: 'ENDED', limit: 1 });
    expect(ended).toStrictEqual(SEASONS[3]!.record);
  });

  it.each([1, 2, 3])('goes on from page to page of %d, ties included', async (limit) => {
    const seen: string[] = [];
    let page = await opened.store.seasons.list({ visibleTo: null, limit });
    while (page.length > 0) {
      seen.push(...idsOf(page));
      const after = placeOf(page.at(-1)!);
      page = await opened.store.seasons.list({ visibleTo: null, limit, after });
    }
    expect(seen).toStrictEqual(PUBLIC);
  });

  it.each([1, 2, 3])('goes back from page to page of %d, ties included', async (limit) => {
    const seen: string[] = [];
    const list = (filter: Partial<SeasonFilter>) =>
      opened.store.seasons.list({ visibleTo: null, fromEnd: true, limit, ...filter });
    let page = await list({});
    while (page.length > 0) {
      seen.push(...idsOf(page));
      page = await list({ before: placeOf(page.at(-1)!) });
    }
    expect(seen.toReversed()).toStrictEqual(PUBLIC);
  });

  it('gives what lies between two places', async () => {
    const [first, , third] = await opened.store.seasons.list({ visibleTo: null, limit: 3 });
    const between = { visibleTo: null, after: placeOf(first!), before: placeOf(third!), limit: 3 };
    expect(idsOf(await opened.store.seasons.list(between))).toStrictEqual([PUBLIC[1]]);
  });
});

describe.each(storeBackends())('lists in an order on $name', ({ fresh }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openFresh(fresh);
    await opened.store.seasons.commit({ seasons: ORDERED });
  });
  afterAll(() => opened.drop());

  it.each([
    ['NAME', ['e-last', 'e-first'], ['a', 'Éb']],
    ['PLAYERS', ['e-last', 'e-first'], [3, 2]],
    ['LAST_ACTIVITY', ['e-first', 'e-last'], [at(15), at(0)]],
  ] as const)('orders them by %s, both ways', async (orderBy, order, keys) => {
    const filter = { visibleTo: null, edition: 'ordered', orderBy, limit: 10 };
    const list = async (over: Partial<SeasonFilter>) =>
      idsOf(await opened.store.seasons.list({ ...filter, ...over }));
    expect(await list({})).toStrictEqual(order);
    expect(await list({ fromEnd: true })).toStrictEqual(order.toReversed());
    const key = typeof keys[0] === 'string' ? sortText(keys[0]) : keys[0];
    const first = { key, id: order[0] };
    expect(await list({ after: first })).toStrictEqual([order[1]]);
    expect(await list({ before: first })).toStrictEqual([]);
  });

  it.each([
    ['whatever the case and accents', { search: 'eB' }, ['e-first']],
    ['in the description', { search: 'zum  bei' }, ['e-last']],
    ['with signs of LIKE', { search: '50%_' }, ['e-last']],
    ['that are no signs of LIKE', { search: 'z_m' }, []],
    ['open to a player', { joinableBy: account('present') }, []],
    ['open to another', { joinableBy: account('other') }, ['e-last', 'e-first']],
    ['open to nobody in particular', { joinableBy: null }, ['e-last', 'e-first']],
    ['of a host', { host: account('somebody') }, []],
    ['of another', { host: account('a-host'), joinableBy: null }, ['e-last', 'e-first']],
    ['not rehearsed', { rehearsal: true }, []],
  ])('finds those %s', async (_, filter: Partial<SeasonFilter>, expected) => {
    const asked = { visibleTo: null, edition: 'ordered', orderBy: 'NAME', limit: 10 } as const;
    expect(idsOf(await opened.store.seasons.list({ ...asked, ...filter }))).toStrictEqual(expected);
  });
});

const needle = (id: string, over: Partial<SeasonRecord>) =>
  commitOf(id, 0, { record: { name: `Needle ${id}`, ...over } });
/** As many seasons as a search covers. One is hidden, and the first match is in the oldest. */
const MANY = [
  needle('too-old', { createdAtMs: at(0) }),
  needle('oldest', { createdAtMs: at(1) }),
  ...Array.from({ length: MOST_SEARCHED - 1 }, (_, nth) =>
    commitOf(`hay-${nth}`, 0, { record: { createdAtMs: at(2) } }),
  ),
  needle('hidden', { createdAtMs: at(2), visibility: 'INVITATION', hostAccountId: account('h') }),
  needle('ended', { createdAtMs: at(0), status: 'ENDED' }),
];

describe.each(storeBackends())('a search among many on $name', ({ fresh }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openFresh(fresh);
    await opened.store.seasons.commit({ seasons: MANY });
  });
  afterAll(() => opened.drop());

  it.each<[string, Partial<SeasonFilter>, string[]]>([
    ['the newest of each status that are to be seen', {}, ['ended', 'oldest']],
    ['no other in another order', { orderBy: 'PLAYERS', status: 'RUNNING' }, ['oldest']],
    ['nor from the end', { fromEnd: true }, ['ended', 'oldest']],
    [
      'one fewer of the public where one is the own',
      { visibleTo: account('h') },
      ['ended', 'hidden'],
    ],
    ['those of one host among that host’s', { host: account('h') }, []],
  ])('looks through %s', async (_, filter, expected) => {
    const asked = { visibleTo: null, search: 'needle', orderBy: 'NAME', limit: 10 } as const;
    const found = await opened.store.seasons.list({ ...asked, ...filter });
    expect(idsOf(found).toSorted()).toStrictEqual(expected);
    expect(await opened.store.seasons.count({ ...asked, ...filter }, 10)).toBe(expected.length);
  });
});
