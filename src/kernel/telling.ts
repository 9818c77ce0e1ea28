/** How facts stand in sentences. */
import { DAY_MS } from './instant';
import type { Instant } from './instant';

type Told = string | number | null | undefined;

/** A fact in a sentence; `otherwise` where there is none. */
export const word = (fact: Told, otherwise: string): string => String(fact ?? otherwise);

/** A fact with the words before it; nothing where there is none. */
export const phrase = (before: string, fact: Told): string =>
  fact === null || fact === undefined || fact === '' ? '' : `${before}${fact}`;

/** "`A`", "`A` or `B`"; `otherwise` where there is none. */
export const choices = (
  list: readonly string[],
  otherwise: string,
  print: (choice: string) => string = String,
): string => (list.length === 0 ? otherwise : list.map(print).join(' or '));

/** A moment in ISO 8601, in UTC; null for none. */
export function moment(at: Instant): string;
export function moment(at: Instant | null | undefined): string | null;
export function moment(at: Instant | null | undefined): string | null {
  return at === null || at === undefined ? null : printInstant(at);
}

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

function printInstant(at: Instant): string {
  const days = Math.floor(at / DAY_MS);
  const { year, month, day } = dateOf(days);
  const ms = at - days * DAY_MS;
  const part = (size: number, count: number): number => Math.floor(ms / size) % count;
  const time = [part(3_600_000, 24), part(60_000, 60), part(1_000, 60)];
  return (
    `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}T` +
    `${time.map((value) => padded(value, 2)).join(':')}.${padded(ms % 1_000, 3)}Z`
  );
}

/**
 * The date that many days after 1 January 1970 in the Gregorian calendar. Years are counted from
 * March, so that a leap day ends one; 400 of them are 146,097 days.
 */
function dateOf(days: number): { year: number; month: number; day: number } {
  const since = days + 719_468;
  const era = Math.floor(since / 146_097);
  const dayOfEra = since - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}
