import { language } from './language';
import { printList } from './print-list';
import { t } from './translate';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const whole = new Intl.NumberFormat(language(), { maximumFractionDigits: 2 });
const near = new Intl.DateTimeFormat(language(), {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const house = new Intl.DateTimeFormat(language(), {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
const far = new Intl.DateTimeFormat(language(), {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const clock = new Intl.DateTimeFormat(language(), {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const day = new Intl.DateTimeFormat(language(), {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** Rules-time is in UTC. */
const weekday = new Intl.DateTimeFormat(language(), { weekday: 'short', timeZone: 'UTC' });
const wholeWeekday = new Intl.DateTimeFormat(language(), { weekday: 'long', timeZone: 'UTC' });

/** "Sun" for 0 to "Sat" for 6. The first of January 1970 was a Thursday. */
export const printWeekday = (day: number): string => weekday.format((day + 3) * DAY);

/** "Sunday" for 0 to "Saturday" for 6. */
export const printWholeWeekday = (day: number): string => wholeWeekday.format((day + 3) * DAY);

export const printNumber = (value: number): string => whole.format(value);

/** "3 Chips, 1 Trung". */
export const printAmounts = (
  of: readonly { readonly name: string; readonly quantity: number }[],
): string => printList(of.map(({ name, quantity }) => `${printNumber(quantity)} ${name}`));

/** A fraction in the API's form: "157 1/3" for "472/3". */
export function printFraction(written: string): string {
  const [over, under = 1] = written.split('/').map(Number) as [number, number?];
  const [full, rest] = [Math.trunc(over / under), Math.abs(over % under)];
  if (rest === 0) return printNumber(full);
  return full === 0 ? written : `${printNumber(full)}\u00a0${rest}/${under}`;
}

/** "Thu 20:00" within six days of now; otherwise with the date. */
export function printMoment(at: number, now: number): string {
  const format = Math.abs(at - now) < 6 * DAY ? near : far;
  return placed(format.format(at).replace(/,(?= \d\d:)/, ''));
}

/** "Thu 00:00 UTC"; null if the reader's clock shows the same. */
export function printHouseMoment(at: number): string | null {
  if (import.meta.env.SSR) return null;
  const moment = house.format(at);
  return moment === near.format(at) ? null : `${moment.replace(/,(?= \d\d:)/, '')} UTC`;
}

export const printClock = (at: number): string => placed(clock.format(at));

/** "Thu, Sep 2". */
export const printDay = (at: number): string => placed(day.format(at));

/** A space as wide as a digit. */
const BLANK = '\u2007';

/** During server rendering the reader's time zone is unknown, so blanks keep the place. */
const placed = (text: string): string => (import.meta.env.SSR ? text.replace(/\S/g, BLANK) : text);

/** "2 d 4 h", "9 h 50 m", "50 s": the two largest units. */
export function printSpan(spanMs: number): string {
  const span = Math.max(0, spanMs);
  const hours = t('span.h', { count: Math.floor((span % DAY) / HOUR) });
  const minutes = t('span.m', { count: Math.floor((span % HOUR) / MINUTE) });
  if (span < MINUTE) return t('span.s', { count: Math.floor(span / 1000) });
  if (span < HOUR) return minutes;
  if (span < DAY) return `${hours} ${minutes}`;
  return `${t('span.d', { count: Math.floor(span / DAY) })} ${hours}`;
}

/** "in 2 d 4 h", "3 m ago", "now". */
export function printDistance(at: number, now: number): string {
  if (Math.abs(at - now) < 1000) return t('now');
  const when = printSpan(Math.abs(at - now));
  return at > now ? t('in', { when }) : t('past', { when });
}
