import { printList } from '../../platform/i18n/print-list';
import { say } from '../../platform/i18n/translate';
import type { PlainWord } from '../../platform/i18n/translate';
import type { Known } from './model/references';
import { isNone, isShown, keptAt } from './model/sentence';
import type { Named } from './model/named-choice';
import type { Line, Part, Slot } from './model/sentence';
import { groupAt, listAt, manyAt, textAt } from './model/form-values';
import type { Typed } from './model/form-values';

/** For readers without the rules at hand: codes serve as names. */
const UNKNOWN: Known = {
  ...{ isRound: true, values: [], items: [], phases: [], offices: [], ranks: [], suits: [] },
  ...{ archetypes: [], trickClasses: [], articles: [] },
};

/** An entry as its sentences, one text per line; empty blanks are left out. */
export const printLines = (
  lines: readonly Line[],
  typed: Typed,
  root: Typed = typed,
): readonly string[] =>
  lines
    .filter((line) =>
      line.some((part) => isShown(part, typed) && isOwn(part) && isSaid(part, typed)),
    )
    .map((line) =>
      line
        .filter((part) => isShown(part, typed))
        .map((part) => (part.kind === 'said' ? say(part.word) : printSlot(part, typed, root)))
        .filter((words) => words !== '')
        .join(' '),
    );

/** An entry's own code matters only for citing it. */
const isOwn = (part: Part): part is Slot => part.kind !== 'said' && part.kind !== 'code';

function isSaid(slot: Slot, typed: Typed): boolean {
  const here = keptAt(slot);
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

function printSlot(slot: Slot, typed: Typed, root: Typed): string {
  const here = keptAt(slot);
  const text = textAt(typed, here);
  switch (slot.kind) {
    case 'number':
      return text === '' ? hinted(slot.hint) : text;
    case 'formula':
      return text === '' ? hinted(slot.hint) : text;
    case 'flag':
      return say(text === 'yes' ? slot.yes : slot.no);
    case 'choice':
      return nameIn(slot.of(UNKNOWN, typed, root), text);
    case 'many': {
      const of = slot.of(UNKNOWN, typed, root);
      return printList(manyAt(typed, here).map((each) => nameIn(of, each)));
    }
    case 'group': {
      const group = groupAt(typed, here);
      return isNone(slot, group) ? '' : printLines(slot.lines, group, root).join(' ');
    }
    case 'list':
      return listAt(typed, here)
        .map((entry) => printLines(slot.lines, entry, root).join(' '))
        .join('; ');
    case 'line':
    case 'words':
    case 'moment':
    case 'code':
      return text;
  }
}

const hinted = (hint: PlainWord | undefined): string => (hint === undefined ? '' : say(hint));

/** "Gold star" for `GOLD_STAR`. */
const nameIn = (of: readonly Named[], code: string): string =>
  of.find(({ value }) => value === code)?.name ?? capital(code);

const capital = (code: string): string =>
  `${code.charAt(0)}${code.slice(1).toLowerCase()}`.replaceAll('_', ' ').replace(/^Office /, '');
