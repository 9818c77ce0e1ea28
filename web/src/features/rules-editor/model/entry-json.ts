import { parseFormula } from '../../../platform/formula/parse-formula';
import { parseNumber } from '../../../platform/parse-number';
import { deriveCode } from './derive-code';
import { isNone, valueKey, shownSlots } from './sentence';
import type { Line, Slot } from './sentence';
import { groupAt, listAt, manyAt, REST, textAt } from './form-values';
import type { FormValues } from './form-values';

const LEFT_OUT = Symbol();

/**
 * A draft as an entry of the document. Text that is neither a number nor a formula stays unchanged,
 * for the server to report.
 */
export function entryJson(
  lines: readonly Line[],
  typed: FormValues,
): Readonly<Record<string, unknown>> {
  const rest = textAt(typed, REST);
  return {
    ...(rest !== '' && (JSON.parse(rest) as object)),
    ...Object.fromEntries(
      shownSlots(lines, typed)
        .map((slot) => [slot.key, valueOf(slot, typed)] as const)
        .filter(([, value]) => value !== LEFT_OUT),
    ),
  };
}

function valueOf(slot: Slot, typed: FormValues): unknown {
  const text = textAt(typed, valueKey(slot));
  switch (slot.kind) {
    case 'line':
      return text.trim().replace(/\s+/g, ' ');
    case 'words':
      return text;
    case 'code':
      return text === '' ? deriveCode(textAt(typed, slot.from)) : text;
    case 'number':
      return text.trim() === '' ? emptied(slot.empty, text) : parseNumber(text);
    case 'moment':
      return text === '' ? emptied(slot.empty, text) : new Date(text).toISOString();
    case 'flag':
      return text === 'yes';
    case 'choice':
      return text === '' ? emptied(slot.empty, text) : text;
    case 'many': {
      const chosen = manyAt(typed, valueKey(slot));
      return chosen.length === 0 && slot.empty === 'left out' ? LEFT_OUT : chosen;
    }
    case 'formula':
      return text.trim() === '' ? emptied(slot.empty, text) : formulaOf(text);
    case 'group': {
      const group = groupAt(typed, valueKey(slot));
      return isNone(slot, group) ? emptied(slot.none, '') : entryJson(slot.lines, group);
    }
    case 'list': {
      const entries = listAt(typed, valueKey(slot)).map((entry) => {
        const document = entryJson(slot.lines, entry);
        return slot.bare === true ? Object.values(document)[0] : document;
      });
      return entries.length === 0 && slot.empty === 'left out' ? LEFT_OUT : entries;
    }
  }
}

const emptied = (empty: 'null' | 'left out' | undefined, text: string): unknown =>
  empty === undefined ? text : empty === 'null' ? null : LEFT_OUT;

function formulaOf(text: string): unknown {
  const read = parseFormula(text);
  return read.ok ? read.formula : text;
}

/** True if every formula parses. The server checks everything else. */
export const isWholeEntry = (lines: readonly Line[], typed: FormValues): boolean =>
  shownSlots(lines, typed).every((slot) => {
    const here = valueKey(slot);
    switch (slot.kind) {
      case 'formula': {
        const text = textAt(typed, here);
        return text.trim() === '' ? slot.empty !== undefined : parseFormula(text).ok;
      }
      case 'group': {
        const group = groupAt(typed, here);
        return isNone(slot, group) || isWholeEntry(slot.lines, group);
      }
      case 'list':
        return listAt(typed, here).every((entry) => isWholeEntry(slot.lines, entry));
      case 'line':
      case 'words':
      case 'code':
      case 'number':
      case 'moment':
      case 'flag':
      case 'choice':
      case 'many':
        return true;
    }
  });
