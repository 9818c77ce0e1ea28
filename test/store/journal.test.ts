import type { JournalRow, JournalStretch } from '../../src/engine';
import { seasonId } from '../../src/kernel';
import { storeBackends } from '../support/backends';
import { commitOf, eventOf, openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';

const LONG = 's-long';
const EVENTS = Array.from({ length: 25 }, (_, at) => eventOf(LONG, at + 1));

describe.each(storeBackends())('the journal on $name', ({ fresh }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openFresh(fresh);
    await opened.store.seasons.commit({
      seasons: [commitOf(LONG, 0, { events: EVENTS.slice(0, 12) }), commitOf('s-other', 0)],
    });
    await opened.store.seasons.commit({
      seasons: [commitOf(LONG, 12, { events: EVENTS.slice(12) })],
    });
  });
  afterAll(() => opened.drop());
  const page = (id: string, after: number, limit: number) =>
    opened.store.seasons.journal(seasonId(id), after, limit);

  it.each([
    ['from the start', 0, 3, EVENTS.slice(0, 3)],
    ['across commits, in order of number', 8, 10, EVENTS.slice(8, 18)],
    ['up to the end', 20, 100, EVENTS.slice(20)],
    ['after the end', 25, 100, []],
  ])('reads %s', async (_, after, limit, expected) => {
    expect(await page(LONG, after, limit)).toStrictEqual(expected);
  });

  const ALL = { after: null, before: null, fromEnd: false, limit: 100 } as const;
  const stretch = (over: Partial<JournalStretch>) =>
    opened.store.seasons.stretch(seasonId(LONG), { ...ALL, ...over });

  it.each<[string, Partial<JournalStretch>, JournalRow[]]>([
    ['the beginning', { limit: 3 }, EVENTS.slice(0, 3)],
    ['the end, the last event first', { fromEnd: true, limit: 3 }, EVENTS.slice(-3).toReversed()],
    ['what lies between two events', { after: 10, before: 15 }, EVENTS.slice(10, 14)],
    [
      'the end of that',
      { after: 10, before: 15, fromEnd: true, limit: 2 },
      [EVENTS[13]!, EVENTS[12]!],
    ],
    ['nothing between neighbours', { after: 10, before: 11 }, []],
    ['nothing where it ends before it begins', { after: 20, before: 3, fromEnd: true }, []],
    ['one channel', { channels: ['AUCTIONS'] }, EVENTS.filter(({ channel }) => channel !== null)],
    [
      'the end of one channel',
      { channels: ['AUCTIONS'], before: 24, fromEnd: true, limit: 2 },
      [EVENTS[20]!, EVENTS[17]!],
    ],
    ['several channels', { channels: ['AUCTIONS', 'TABLES'], limit: 2 }, [EVENTS[2]!, EVENTS[5]!]],
    ['a channel of which there is nothing', { channels: ['TABLES'] }, []],
    ['types', { types: ['Said', 'LotSold'], limit: 2 }, EVENTS.slice(0, 2)],
    [
      'the end of several types, said twice',
      { types: ['LotSold', 'Said', 'Said'], before: 24, fromEnd: true, limit: 2 },
      [EVENTS[22]!, EVENTS[21]!],
    ],
    [
      'types of a channel by somebody',
      { types: ['Said'], channels: ['AUCTIONS', 'TABLES'], actor: 'player:p1', limit: 2 },
      [EVENTS[2]!, EVENTS[5]!],
    ],
    ['no type at all', { types: [] }, []],
    ['a type of which there is nothing', { types: ['LotSold'] }, []],
    ['what somebody did', { actor: 'player:p1', limit: 2 }, EVENTS.slice(0, 2)],
    ['what nobody did', { actor: 'player:p2' }, []],
  ])('reads of a stretch %s', async (_, over, expected) => {
    expect(await stretch(over)).toStrictEqual(expected);
  });

  it('keeps seasons apart', async () => {
    expect(await page('s-other', 0, 100)).toStrictEqual([eventOf('s-other', 1)]);
    expect(await page('s-nowhere', 0, 100)).toStrictEqual([]);
  });

  it('gives back payloads of any JSON', async () => {
    const payload = { type: 'Odd', list: [1, [], {}, null, true, '\u0000 \ud800 🂮'], n: 1.5e300 };
    const event = { ...eventOf('s-odd', 1), payload };
    await opened.store.seasons.commit({ seasons: [commitOf('s-odd', 0, { events: [event] })] });
    expect(await page('s-odd', 0, 1)).toStrictEqual([event]);
  });
});
