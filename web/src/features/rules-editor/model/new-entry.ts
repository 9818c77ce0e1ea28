import type { Known } from './references';
import { keptAt, slotsOf } from './sentence';
import type { Line } from './sentence';
import { groupAt, listAt, textAt } from './form-values';
import type { Typed, TypedValue } from './form-values';

/** A new entry, with the first choice selected wherever one is required. */
export function begun(
  lines: readonly Line[],
  begins: Typed,
  known: Known,
  root: Typed = begins,
): Typed {
  const chosen = slotsOf(lines).flatMap((slot): [string, TypedValue][] => {
    const key = keptAt(slot);
    if (slot.kind === 'group' && key in begins) {
      return [[key, begun(slot.lines, groupAt(begins, key), known, root)]];
    }
    if (slot.kind === 'list' && key in begins) {
      return [[key, listAt(begins, key).map((each) => begun(slot.lines, each, known, root))]];
    }
    if (slot.kind !== 'choice' || slot.empty !== undefined || textAt(begins, key) !== '') return [];
    const first = slot.of(known, begins, root)[0]?.value ?? '';
    return first === '' ? [] : [[key, first]];
  });
  return { ...begins, ...Object.fromEntries(chosen) };
}
