import type { References } from './references';
import { valueKey, slotsOf } from './sentence';
import type { Line } from './sentence';
import { groupAt, listAt, textAt } from './form-values';
import type { FormValues, FormValue } from './form-values';

/** A new entry, with the first choice selected in every choice that requires one. */
export function newEntry(
  lines: readonly Line[],
  begins: FormValues,
  known: References,
  root: FormValues = begins,
): FormValues {
  const chosen = slotsOf(lines).flatMap((slot): [string, FormValue][] => {
    const key = valueKey(slot);
    if (slot.kind === 'group' && key in begins) {
      return [[key, newEntry(slot.lines, groupAt(begins, key), known, root)]];
    }
    if (slot.kind === 'list' && key in begins) {
      return [[key, listAt(begins, key).map((each) => newEntry(slot.lines, each, known, root))]];
    }
    if (slot.kind !== 'choice' || slot.empty !== undefined || textAt(begins, key) !== '') return [];
    const first = slot.of(known, begins, root)[0]?.value ?? '';
    return first === '' ? [] : [[key, first]];
  });
  return { ...begins, ...Object.fromEntries(chosen) };
}
