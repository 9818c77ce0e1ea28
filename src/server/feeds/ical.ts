/**
 * Prints iCalendar: the part of RFC 5545 that a list of deadlines needs, and the name property of
 * RFC 7986.
 */
import type { Instant } from '../../kernel';

/** A deadline in a calendar. */
export type CalendarEntry = {
  /** A globally unique, permanent id. */
  readonly uid: string;
  readonly atMs: Instant;
  readonly summary: string;
  readonly categories: readonly string[];
  readonly url: string;
  /** True for a reminder before the deadline. */
  readonly alarm: boolean;
};

export type Calendar = {
  readonly name: string;
  /** The server's version. */
  readonly version: string;
  /** The time of the last change. */
  readonly changedAtMs: Instant;
  readonly entries: readonly CalendarEntry[];
};

const LINE_OCTETS = 75;
/** The last day with a year of four digits: iCalendar allows no more. */
const LAST_MS = Date.UTC(9999, 11, 31);
const FRESH_FOR = 'PT15M';
/** The time of a task's reminder, before its deadline. */
const BEFOREHAND = '-PT1H';

/** The component of a calendar without entries: at least one is required (RFC 5545, 3.6). */
const NO_ENTRIES = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

export function printCalendar({ name, version, changedAtMs, entries: all }: Calendar): string {
  const entries = all.filter(({ atMs }) => atMs <= LAST_MS);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Ridotto//Ridotto ${icalText(version)}//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${icalText(name)}`,
    // The name for calendar programs from before RFC 7986.
    `X-WR-CALNAME:${icalText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${FRESH_FOR}`,
    `X-PUBLISHED-TTL:${FRESH_FOR}`,
    ...entries.flatMap((entry) => entryLines(entry, changedAtMs)),
    ...(entries.length === 0 ? NO_ENTRIES : []),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const entryLines = (
  { uid, atMs, summary, categories, url, alarm }: CalendarEntry,
  changedAtMs: Instant,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(changedAtMs)}`,
  `DTSTART:${utc(atMs)}`,
  `SUMMARY:${icalText(summary)}`,
  ...(categories.length === 0 ? [] : [`CATEGORIES:${categories.map(icalText).join(',')}`]),
  'TRANSP:TRANSPARENT',
  `URL:${url}`,
  ...(alarm ? alarmLines(summary) : []),
  'END:VEVENT',
];

const alarmLines = (summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${BEFOREHAND}`,
  `DESCRIPTION:${icalText(summary)}`,
  'END:VALARM',
];

/** `20210822T000000Z`: fractions of a second are dropped, so that nothing seems later than it is. */
const utc = (at: Instant): string =>
  `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** The text escaped as a property's value; no control character can end its line. */
const icalText = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Folds the line: at most 75 octets, a space before each continuation, no character cut in two. */
function fold(line: string): string {
  if (line.length * 3 <= LINE_OCTETS) return line;
  const folded: string[] = [];
  let present = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folded.push(present);
      present = ' ';
      octets = 1;
    }
    present += character;
    octets += size;
  }
  return [...folded, present].join('\r\n');
}
