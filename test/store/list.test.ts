import { accountId, instant } from '../../src/kernel';
import type { SeasonFilter } from '../../src/engine';
import { storeBackends } from '../backends';
import { commitOf, idsOf, MADE_AT, openFresh, playerOf } from './fixtures';
import type { Opened } from './fixtures';

const at = (minutes: number) => instant(MADE_AT + minutes * 60_000);
const account = (id: string) => accountId(id);

/** Made in this order; the last two in the same millisecond. */
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
    record: { createdAtMs: at(3), visibility: 'INVITATION', hostAccountId: account('host') },
  }),
  commitOf('ended', 0, {
    record: { createdAtMs: at(4), status: 'ENDED' },
    changes: [playerOf('p1', 'gone', MADE_AT)],
  }),
  commitOf('tied-a', 0, { record: { createdAtMs: at(5), kind: 'DYNASTY' } }),
  commitOf('tied-b', 0, { record: { createdAtMs: at(5), kind: 'DYNASTY' } }),
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

  it('gives whole records', async () => {
    const [ended] = await opened.store.seasons.list({ visibleTo: null, status: 'ENDED', limit: 1 });
    expect(ended).toStrictEqual(SEASONS[3]!.record);
  });

  it.each([1, 2, 3])('goes on from page to page of %d, ties included', async (limit) => {
    const seen: string[] = [];
    let page = await opened.store.seasons.list({ visibleTo: null, limit });
    while (page.length > 0) {
      seen.push(...idsOf(page));
      const after = page.at(-1)!;
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
      page = await list({ before: page.at(-1)! });
    }
    expect(seen.toReversed()).toStrictEqual(PUBLIC);
  });

  it('gives what lies between two places', async () => {
    const [first, , third] = await opened.store.seasons.list({ visibleTo: null, limit: 3 });
    const between = { visibleTo: null, after: first!, before: third!, limit: 3 };
    expect(idsOf(await opened.store.seasons.list(between))).toStrictEqual([PUBLIC[1]]);
  });
});
