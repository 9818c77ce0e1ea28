import { valueKey, isNone, shownSlots } from './sentence';
import type { Line } from './sentence';
import { groupAt, listAt } from './form-values';
import type { FormValues } from './form-values';
import { isObject } from '../../../platform/json';

/** A problem reported by the server; `path` is a JSON Pointer into the patched document. */
export type Problem = { readonly path: string; readonly message: string };

/** The problems in a refusal's facts. */
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

/** The places of an entry's fields. Each field shows the problems of its own place. */
const placesIn = (lines: readonly Line[], typed: FormValues, place: string): readonly string[] =>
  shownSlots(lines, typed).flatMap((slot) => {
    const here = `${place}/${slot.key}`;
    if (slot.kind === 'group') {
      const group = groupAt(typed, valueKey(slot));
      return isNone(slot, group) ? [here] : placesIn(slot.lines, group, here);
    }
    if (slot.kind !== 'list') return [here];
    return listAt(typed, valueKey(slot)).flatMap((entry, at) =>
      slot.bare === true ? [`${here}/${at}`] : placesIn(slot.lines, entry, `${here}/${at}`),
    );
  });

/** An entry's problems at places without a field. */
export function problemsElsewhere(
  problems: readonly Problem[],
  lines: readonly Line[],
  typed: FormValues,
  place: string,
): readonly Problem[] {
  const places = placesIn(lines, typed, place);
  return problems.filter(
    ({ path }) => isWithin(path, place) && !places.some((each) => isWithin(path, each)),
  );
}
