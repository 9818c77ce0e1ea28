import { seasonId } from '../../src/kernel';
import { storeBackends } from '../backends';
import { commitOf, eventOf, openFresh } from './fixtures';
import type { Opened } from './fixtures';

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

  it('reads one channel alone, in order of number', async () => {
    const read = (after: number, limit: number) =>
      opened.store.seasons.journal(seasonId(LONG), after, limit, 'AUCTIONS');
    const inChannel = EVENTS.filter(({ channel }) => channel === 'AUCTIONS');
    expect(await read(0, 100)).toStrictEqual(inChannel);
    expect(await read(6, 2)).toStrictEqual(inChannel.slice(2, 4));
    expect(await read(24, 100)).toStrictEqual([]);
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
