import { printList } from '../../platform/i18n/print-list';
import { t } from '../../platform/i18n/translate';
import { NOTHING_KNOWN } from './model/references';
import { isNone, isShown, say, valueKey } from './model/sentence';
import type { NamedChoice } from './model/named-choice';
import type { Line, Part, Slot, Wording } from './model/sentence';
import { groupAt, listAt, manyAt, textAt } from './model/form-values';
import type { FormValues } from './model/form-values';
import { formulaWords } from '../../platform/formula/formula-words';
import type { Titles } from '../../platform/formula/formula-words';

/** Prints an entry as sentences, one text per line. Empty blanks are left out. */
export const printLines = (
  lines: readonly Line[],
  typed: FormValues,
  titles: Titles,
  root: FormValues = typed,
): readonly string[] =>
  lines
    .filter((line) =>
      line.some((part) => isShown(part, typed) && isOwn(part) && isSaid(part, typed)),
    )
    .map((line) =>
      line
        .filter((part) => isShown(part, typed))
        .map((part) =>
          part.kind === 'said' ? say(part.word) : printSlot(part, typed, titles, root),
        )
        .filter((words) => words !== '')
        .join(' '),
    );

/** True for a blank of the sentence. The code of the entry is no blank: it serves citations. */
const isOwn = (part: Part): part is Slot => part.kind !== 'said' && part.kind !== 'code';

function isSaid(slot: Slot, typed: FormValues): boolean {
  const here = valueKey(slot);
  switch (slot.kind) {
    case 'many':
      return manyAt(typed, here).length > 0;
    case 'list':
      return listAt(typed, here).length > 0;
    case 'group':
      return !isNone(slot, groupAt(typed, here));
    case 'choice':
      return slot.key !== 'rule' || textAt(typed, here) !== '';
    case 'line':
    case 'words':
    case 'code':
    case 'number':
    case 'moment':
    case 'flag':
    case 'formula':
      return true;
  }
}

function printSlot(slot: Slot, typed: FormValues, titles: Titles, root: FormValues): string {
  const here = valueKey(slot);
  const text = textAt(typed, here);
  switch (slot.kind) {
    case 'number':
      return text === '' ? hinted(slot.hint) : text;
    case 'formula':
      return text === '' ? hinted(slot.hint) : formulaWords(text, titles);
    case 'flag':
      return t(text === 'yes' ? slot.yes : slot.no);
    case 'choice':
      return nameIn(slot.of(NOTHING_KNOWN, typed, root), text, titles);
    case 'many': {
      const of = slot.of(NOTHING_KNOWN, typed, root);
      return printList(manyAt(typed, here).map((each) => nameIn(of, each, titles)));
    }
    case 'group': {
      const group = groupAt(typed, here);
      return isNone(slot, group) ? '' : printLines(slot.lines, group, titles, root).join(' ');
    }
    case 'list':
      return listAt(typed, here)
        .map((entry) => printLines(slot.lines, entry, titles, root).join(' '))
        .join('; ');
    case 'line':
    case 'words':
    case 'moment':
    case 'code':
      return text;
  }
}

const hinted = (hint: Wording | undefined): string => (hint === undefined ? '' : say(hint));

/** "Gold star" for `GOLD_STAR`. */
const nameIn = (of: readonly NamedChoice[], code: string, titles: Titles): string =>
  of.find(({ value }) => value === code)?.name ?? titles.get(code) ?? capital(code);

const capital = (code: string): string =>
  `${code.charAt(0)}${code.slice(1).toLowerCase()}`.replaceAll('_', ' ').replace(/^Office /, '');
