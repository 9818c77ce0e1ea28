/** What punctuation and numbers take of JSON, about. */
const SMALL = 8;

/**
 * About how many bytes the value takes as JSON; no more is looked at than what makes it longer than
 * `most`.
 */
export function sizeOfAnswer(value: unknown, most: number): number {
  const waiting: unknown[] = [value];
  let size = 0;
  while (waiting.length > 0 && size <= most) {
    const next = waiting.pop();
    if (typeof next === 'string') size += next.length + 3;
    else if (typeof next !== 'object' || next === null) size += SMALL;
    else if (Array.isArray(next)) {
      size += 2;
      for (const item of next) waiting.push(item);
    } else {
      size += 2;
      for (const [key, item] of Object.entries(next)) {
        size += key.length + 4;
        waiting.push(item);
      }
    }
  }
  return size;
}
