import { keptAt, isNone, shownSlots } from './shape';
import type { Line } from './shape';
import { groupAt, listAt } from './typed';
import type { Typed } from './typed';
import { isObject } from './json';

/** What the server says is wrong, and where: a JSON Pointer into the document as it would be. */
export type Problem = { readonly path: string; readonly message: string };

/** Of the facts of a refusal. */
export function problemsIn(facts: unknown): readonly Problem[] {
  const problems = isObject(facts) ? facts['problems'] : undefined;
  if (!Array.isArray(problems)) return [];
  return problems.flatMap((each: unknown) => {
    if (!isObject(each)) return [];
    const { path, message } = each;
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
  });
}

export const isWithin = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}/`);

/** The places at which an entry tells its own problems: what is typed, chosen or worked out. */
const placesIn = (lines: readonly Line[], typed: Typed, place: string): readonly string[] =>
  shownSlots(lines, typed).flatMap((slot) => {
    const here = `${place}/${slot.key}`;
    if (slot.kind === 'group') {
      const group = groupAt(typed, keptAt(slot));
      return isNone(slot, group) ? [here] : placesIn(slot.lines, group, here);
    }
    if (slot.kind !== 'list') return [here];
    return listAt(typed, keptAt(slot)).flatMap((entry, at) =>
      slot.bare === true ? [`${here}/${at}`] : placesIn(slot.lines, entry, `${here}/${at}`),
    );
  });

/** Those of an entry that belong to no place of it in particular. */
export function problemsElsewhere(
  problems: readonly Problem[],
  lines: readonly Line[],
  typed: Typed,
  place: string,
): readonly Problem[] {
  const told = placesIn(lines, typed, place);
  return problems.filter(
    ({ path }) => isWithin(path, place) && !told.some((each) => isWithin(path, each)),
  );
}
