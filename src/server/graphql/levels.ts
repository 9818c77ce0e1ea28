/** The depth of nested lists and objects; one more than `most` if it is deeper. Without recursion. */
export function levelsOf(value: unknown, most: number): number {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    const inner: unknown[] = [];
    let isNested = false;
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      isNested = true;
      for (const entry of Object.values(each)) inner.push(entry);
    }
    if (!isNested) return depth;
    level = inner;
  }
  return most + 1;
}
