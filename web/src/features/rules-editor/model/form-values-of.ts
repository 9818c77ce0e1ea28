import { printFormula } from '../../../platform/formula/print-formula';
import { isObject } from '../../../platform/json';
import type { Json } from '../../../platform/json';
import { SWITCH_KEY, valueKey, slotsOf } from './sentence';
import type { Line, Slot } from './sentence';
import { REST } from './form-values';
import type { FormValues, FormValue } from './form-values';

/** A draft from an entry of the document. Properties outside the sentences are kept. */
export function formValuesOf(lines: readonly Line[], document: unknown): FormValues {
  if (!isObject(document)) return {};
  const slots = slotsOf(lines);
  const known = new Set(slots.map(({ key }) => key));
  const rest = Object.entries(document).filter(([key]) => !known.has(key));
  const typed = slots.flatMap((slot): [string, FormValue][] => {
    const read = readOf(slot, document[slot.key]);
    return read === null ? [] : [[valueKey(slot), read]];
  });
  return {
    ...Object.fromEntries(typed),
    ...(rest.length > 0 && { [REST]: JSON.stringify(Object.fromEntries(rest)) }),
  };
}

/** Null if the value is missing or of another kind. */
function readOf(slot: Slot, value: unknown): FormValue | null {
  switch (slot.kind) {
    case 'line':
    case 'words':
    case 'code':
    case 'choice':
      return typeof value === 'string' ? value : null;
    case 'number':
      return typeof value === 'number' ? String(value) : null;
    case 'moment':
      return typeof value === 'string' ? localOf(value) : null;
    case 'flag':
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : null;
    case 'many':
      return Array.isArray(value) ? value.map(String) : null;
    case 'formula':
      return value === undefined || value === null ? null : printFormula(value);
    case 'group':
      if (!isObject(value)) return null;
      return {
        ...formValuesOf(slot.lines, value),
        ...(slot.ask !== undefined && { [SWITCH_KEY]: 'yes' }),
      };
    case 'list':
      return Array.isArray(value)
        ? value.map((entry) =>
            formValuesOf(slot.lines, slot.bare === true ? bared(slot, entry) : entry),
          )
        : null;
  }
}

/** A moment as `datetime-local` writes it, in the browser's time zone. */
function localOf(moment: string): string {
  const date = new Date(moment);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

const bared = (slot: Extract<Slot, { kind: 'list' }>, entry: unknown): Json => ({
  [slotsOf(slot.lines)[0]?.key ?? '']: entry,
});
