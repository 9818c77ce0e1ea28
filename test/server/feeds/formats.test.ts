import { instant } from '../../../src/kernel';
import { printAtom } from '../../../src/server/feeds/atom';
import { printCalendar } from '../../../src/server/feeds/ical';
import { lastingId } from '../../../src/server/feeds/season-feed';
import { componentsOf, plain, readCalendar, readXml } from './reading';

const AT = instant(Date.UTC(2021, 7, 22, 9, 5, 7, 999));
/** Texts that try to end a line, a value or an element too early. */
const HOSTILE = 'A;B,C\\D\nEND:VEVENT\r\nX\u2028Y\u0000\u0007 <b>&amp;"\' ]]> \uD800 🂡é';
const CLEAN = 'A;B,C\\D\nEND:VEVENT\nX\nY   <b>&amp;"\' ]]>   🂡é';

const calendar = (name: string, summary = name, alarm = false): string =>
  printCalendar({
    ...{ name, version: '1.0', changedAtMs: AT },
    entries: [
      { uid: 'u1', atMs: AT, summary, categories: ['a,b', 'c'], url: 'http://h/s/x', alarm },
    ],
  });

const atom = (title: string): string =>
  printAtom({
    ...{ id: 'urn:uuid:1', title, version: '1.0', changedAtMs: AT, selfUrl: 'http://h/?a=1&b=2' },
    ...{ url: 'http://h/', isArchive: false, links: [] },
    entries: [{ id: 'urn:uuid:2', atMs: AT, title, category: 'Said', url: 'http://h/' }],
  });

describe('iCalendar [RFC 5545]', () => {
  it('has a calendar of events with the properties that each must have, in UTC', () => {
    const properties = readCalendar(calendar('Round'));
    expect(properties[0]).toMatchObject({ name: 'BEGIN', value: 'VCALENDAR' });
    expect(properties.at(-1)).toMatchObject({ name: 'END', value: 'VCALENDAR' });
    const values = Object.fromEntries(properties.map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({ VERSION: '2.0', CALSCALE: 'GREGORIAN', NAME: 'Round' });
    expect(values['PRODID']).not.toBe('');
    const [event] = componentsOf(properties, 'VEVENT');
    expect(Object.fromEntries(event ?? [])).toEqual({
      UID: 'u1',
      DTSTAMP: '20210822T090507Z',
      DTSTART: '20210822T090507Z',
      SUMMARY: 'Round',
      CATEGORIES: 'a\\,b,c',
      TRANSP: 'TRANSPARENT',
      URL: 'http://h/s/x',
    });
  });

  it('says whatever people write, and lets it end nothing', () => {
    const [event, ...more] = componentsOf(readCalendar(calendar(HOSTILE)), 'VEVENT');
    expect(more).toEqual([]);
    expect(plain(event?.get('SUMMARY') ?? '')).toBe(CLEAN);
  });

  it('reminds an hour beforehand of what waits, and of nothing else', () => {
    const alarms = (alarm: boolean) =>
      componentsOf(readCalendar(calendar('Round', HOSTILE, alarm)), 'VALARM');
    expect(alarms(false)).toEqual([]);
    const [alarm, ...more] = alarms(true);
    expect(more).toEqual([]);
    expect([alarm?.get('ACTION'), alarm?.get('TRIGGER')]).toEqual(['DISPLAY', '-PT1H']);
    expect(plain(alarm?.get('DESCRIPTION') ?? '')).toBe(CLEAN);
  });

  it.each(Array.from({ length: 8 }, (_, at) => at))(
    'folds lines at 75 octets and cuts no character in two (%d before)',
    (before) => {
      const summary = 'x'.repeat(before) + '🂡é€'.repeat(60);
      const [event] = componentsOf(readCalendar(calendar('Round', summary)), 'VEVENT');
      expect(event?.get('SUMMARY')).toBe(summary);
    },
  );
});

describe('Atom [RFC 4287]', () => {
  it('has a feed and its entries with what each must have', () => {
    const feed = readXml(atom('Round'));
    expect(feed).toMatchObject({
      name: 'feed',
      attributes: { xmlns: 'http://www.w3.org/2005/Atom' },
    });
    const names = (of: typeof feed): string[] => of.children.map(({ name }) => name);
    for (const required of ['id', 'title', 'updated']) {
      expect(names(feed).filter((name) => name === required)).toHaveLength(1);
      expect(names(feed.children.at(-1)!).filter((name) => name === required)).toHaveLength(1);
    }
    expect(names(feed)).toContain('author');
    const texts = Object.fromEntries(feed.children.map(({ name, text }) => [name, text]));
    expect(texts['updated']).toBe('2021-08-22T09:05:07.999Z');
    const self = feed.children.find(({ attributes }) => attributes['rel'] === 'self');
    expect(self?.attributes['href']).toBe('http://h/?a=1&b=2');
  });

  it('says whatever people write, as far as XML can, and lets it end nothing', () => {
    const entry = readXml(atom(HOSTILE)).children.at(-1);
    const title = entry?.children.find(({ name }) => name === 'title')?.text;
    expect(title).toBe(HOSTILE.replace(/[^\P{Cc}\r\n]|\p{Cs}/gu, ' '));
  });
});

it('an id that lasts is a UUID, and the same for the same words alone', () => {
  expect(lastingId('a', 1)).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  expect(lastingId('a', 1)).toBe(lastingId('a', 1));
  expect(lastingId('a', 1)).not.toBe(lastingId('a1'));
});
