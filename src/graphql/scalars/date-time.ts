import { GraphQLScalarType, Kind } from 'graphql';
import { badScalar } from './bad-scalar';

/** ISO 8601 with an offset; seconds and milliseconds are optional. */
const PATTERN =
  /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?(Z|[+-]\d\d:\d\d)$/;
const EXPECTED =
  'a moment from 1970 to 9999 in ISO 8601 with its offset, such as 2021-08-24T19:09:00.000Z';
const FIRST_MS = 0;
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Prints a moment, given in epoch milliseconds. */
export const printDateTime = (ms: number): string => new Date(ms).toISOString();

/** The moment in epoch milliseconds; null for invalid text. */
function parseDateTime(text: string): number | null {
  const match = PATTERN.exec(text);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second = '00', fraction = '', offset = 'Z'] = match;
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Number(fraction.padEnd(3, '0')),
  );
  // `Date.UTC` turns an invalid day or hour into a different one, so the result must print the
  // same.
  const same = `${String(year)}-${String(month)}-${String(day)}T${String(hour)}:${String(minute)}:${second}`;
  const offsetMs = offsetOf(offset);
  if (!isMoment(local) || !printDateTime(local).startsWith(same) || offsetMs === null) return null;
  const ms = local - offsetMs;
  return ms >= FIRST_MS && ms <= LAST_MS ? ms : null;
}

const isMoment = (ms: number): boolean => Math.abs(ms) <= 8.64e15;

function offsetOf(text: string): number | null {
  if (text === 'Z') return 0;
  const [hours, minutes] = [Number(text.slice(1, 3)), Number(text.slice(4, 6))];
  if (hours > 23 || minutes > 59) return null;
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

function read(value: unknown): string {
  const ms = typeof value === 'string' ? parseDateTime(value) : null;
  if (ms === null) throw badScalar('DateTime', EXPECTED);
  return printDateTime(ms);
}

/** Resolvers give the text that `printDateTime` printed. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => {
    if (typeof value === 'string') return value;
    throw new TypeError('a moment is printed by printDateTime');
  },
  parseValue: read,
  parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : null),
});
