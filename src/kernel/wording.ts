/** "a", "a and b", "a, b and c", or with "or"; "nothing" for an empty list. */
export function listed(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = words.at(-1);
  if (last === undefined) return 'nothing';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** "1 lot", "2 lots". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
