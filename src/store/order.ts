type Keyed = Readonly<Record<string, unknown>>;
type Compare = (a: Keyed, b: Keyed) => number;

/** In the order of these properties: numbers by size, text by code units. */
export function compareBy(properties: readonly string[]): Compare {
  return (a, b) => {
    const property = properties.find((name) => a[name] !== b[name]);
    if (property === undefined) return 0;
    return (a[property] as string | number) < (b[property] as string | number) ? -1 : 1;
  };
}

/** Sorted, since writers that take rows in different orders deadlock; the last of equals stays. */
export function distinctBy<R extends Keyed>(
  properties: readonly string[],
  rows: readonly R[],
): readonly R[] {
  const compare = compareBy(properties);
  const sorted = rows.toSorted(compare);
  return sorted.filter((row, at) => {
    const next = sorted[at + 1];
    return next === undefined || compare(row, next) !== 0;
  });
}
