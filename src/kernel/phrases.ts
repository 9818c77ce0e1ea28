import { isoOf } from './instant';
import type { Instant } from './instant';

/** "a", "a and b", "a, b and c", or with "or"; "nothing" for an empty list. */
export function listed(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = words.at(-1);
  if (last === undefined) return 'nothing';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** Like `listed`, with the number of the words after the first `most`: "a, b and 94 more". */
export const listedUpTo = (words: readonly string[], most: number): string =>
  words.length <= most + 1
    ? listed(words)
    : listed([...words.slice(0, most), `${words.length - most} more`]);

/** "1 lot", "2 lots". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** "once", "twice", "3 times". */
export const timesInWords = (times: number): string =>
  times === 1 ? 'once' : times === 2 ? 'twice' : counted(times, 'time');

type Fact = string | number | null | undefined;

/** A fact as text; `otherwise` if it is absent. */
export const word = (fact: Fact, otherwise: string): string => String(fact ?? otherwise);

/** A fact after the words `before`; an empty text if the fact is absent. */
export const phrase = (before: string, fact: Fact): string =>
  fact === null || fact === undefined || fact === '' ? '' : `${before}${fact}`;

/** "`A`", "`A` or `B`"; `otherwise` for an empty list. */
export const choices = (
  list: readonly string[],
  otherwise: string,
  print: (choice: string) => string = String,
): string => (list.length === 0 ? otherwise : list.map(print).join(' or '));

/** An instant in ISO 8601, in UTC; null for no instant. */
export function moment(at: Instant): string;
export function moment(at: Instant | null | undefined): string | null;
export function moment(at: Instant | null | undefined): string | null {
  return at === null || at === undefined ? null : isoOf(at);
}
