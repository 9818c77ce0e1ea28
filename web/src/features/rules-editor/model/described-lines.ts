/** Lines of a form for an entry of the rules, made from the server's description of its properties. */
import { graphql } from '../../../generated/gql';
import type { MechanicKindPartsFragment } from '../../../generated/graphql';
import { served } from '../../../platform/i18n/served';
import { t } from '../../../platform/i18n/translate';
import { at } from './form-values';
import type { NamedChoice } from './named-choice';
import type { References } from './references';
import { fixedText } from './sentence';
import type { EmptyValue, Line, Part, Slot, Wording } from './sentence';

export const KIND = graphql(`
  fragment MechanicKindParts on MechanicKind {
    path
    startsList
    title
    description
    example
    needs {
      field
      label
      phrase
      absent
      formulaPlace
      type
      required
      nullable
      maxLength
      choices {
        value
        label
      }
      condition {
        field
        values
      }
    }
  }
`);

export type Kind = MechanicKindPartsFragment;
type Need = Kind['needs'][number];

/** The lists of things that codes can name. */
const THINGS: Partial<Record<Need['type'], (known: References) => readonly NamedChoice[]>> = {
  ITEM: ({ items }) => items,
  PHASE: ({ phases }) => phases,
  OFFICE: ({ offices }) => offices,
  RANK: ({ ranks }) => ranks,
  SUIT: ({ suits }) => suits,
  ARCHETYPE: ({ archetypes }) => archetypes,
  TRICK_CLASS: ({ trickClasses }) => trickClasses,
  TRACKED_VALUE: ({ values }) => values,
  ARTICLE: ({ articles }) => articles,
};

/** The types of properties that come last in every entry. */
export const LAST: readonly Need['type'][] = ['CODE', 'ARTICLE'];

/** The part can be switched off. */
type Optional = { readonly none?: 'null' | 'left out'; readonly ask?: Wording };

/** The last name of a path. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const wording = (text: string): Wording => ({ text: served(text) });

/** The lines of an entry: a sentence, or a line for each property; `within`: the path of its part. */
export function describedLines(needs: readonly Need[], within = ''): readonly Line[] {
  const own = needs.filter(({ field }) => field !== null && parentOf(field) === within);
  const isLast = ({ type }: Need): boolean => LAST.includes(type);
  const lines: Part[][] = [];
  let before: Need | null = null;
  for (const need of [...own.filter((each) => !isLast(each)), ...own.filter(isLast)]) {
    const continues = before !== null && continuesAfter(before, need);
    const line = continues ? (lines.at(-1) ?? []) : [];
    if (!continues) lines.push(line);
    line.push(...partsOf(need, needs, own));
    before = need;
  }
  return lines;
}

/** True if the property continues a sentence, or is another form of the property before. */
const continuesAfter = (before: Need, { field, phrase }: Need): boolean =>
  before.phrase !== null && phrase !== null && (before.field === field || !/^\p{Lu}/u.test(phrase));

/** The words before the blank, the blank, and the words after it. */
function partsOf(need: Need, needs: readonly Need[], own: readonly Need[]): readonly Part[] {
  const { field, label, condition, phrase } = need;
  const isShared = own.filter((each) => each.field === field).length > 1;
  const when = condition === null ? undefined : at(nameOf(condition.field), ...condition.values);
  const slot: Slot = {
    ...slotOf(need, needs, own),
    ...(when !== undefined && { when }),
    ...(isShared && { kept: `${nameOf(field ?? '')} ${need.type}` }),
  };
  // The switch of a part has its name.
  if (slot.kind === 'group' && slot.ask !== undefined) return [slot];
  const said = phrase === null ? `${served(label)}: …` : served(phrase);
  const [first = '', last = ''] = said.split('…').map((text) => text.trim());
  const words = (text: string): readonly Part[] => (text === '' ? [] : [fixedText({ text }, when)]);
  return [...words(first), slot, ...words(last)];
}

function slotOf(need: Need, needs: readonly Need[], siblings: readonly Need[]): Slot {
  const { type, required, nullable, maxLength, formulaPlace } = need;
  const path = need.field ?? '';
  const key = nameOf(path) === '*' ? '' : nameOf(path);
  const label = wording(need.label);
  const empty = nullable ? 'null' : required ? undefined : 'left out';
  const emptied: EmptyValue = empty === undefined ? {} : { empty };
  const hint = need.absent === null ? {} : { hint: wording(need.absent) };
  if (type === 'TEXT') {
    const longest = maxLength ?? LONGEST_LINE;
    return { kind: longest > LONGEST_LINE ? 'words' : 'line', key, label, longest };
  }
  if (type === 'MARKDOWN') return { kind: 'words', key, label, longest: maxLength ?? 20_000 };
  if (type === 'INTEGER') return { kind: 'number', key, label, ...emptied, ...hint };
  if (type === 'BOOLEAN') {
    return { kind: 'flag', key, label, yes: 'values.yes', no: 'values.no' };
  }
  if (type === 'FORMULA') {
    return { kind: 'formula', key, label, names: formulaPlace ?? 'ACTOR', ...emptied, ...hint };
  }
  if (type === 'LIST') return listOf(need, needs);
  if (type === 'CODE') {
    const titled = siblings.find(({ field }) => field === 'title' || field === 'name');
    return { kind: 'code', key, label, from: titled?.field ?? '' };
  }
  if (type === 'OBJECT') {
    const lines = describedLines(needs, path);
    const none: Optional = empty === undefined ? {} : { none: empty, ask: label };
    return { kind: 'group', key, label, lines, ...none };
  }
  const absent = need.absent === null ? t('effect.none') : served(need.absent);
  const none = empty === undefined ? [] : [{ value: '', name: absent }];
  const of = (known: References) => [...none, ...offers(need, known)];
  return { kind: 'choice', key, label, ...emptied, of };
}

/** The maximum length of a name. */
const LONGEST_LINE = 60;

/** The choices of a code or of a closed choice. */
const offers = ({ type, choices }: Need, known: References): readonly NamedChoice[] =>
  type === 'CHOICE'
    ? choices.map(({ value, label }) => ({ value, name: served(label) }))
    : (THINGS[type]?.(known) ?? []);

function listOf({ field, label: text, required }: Need, needs: readonly Need[]): Slot {
  const path = field ?? '';
  const [key, label] = [nameOf(path), wording(text)];
  const empty = required ? 'list' : 'left out';
  const bare = needs.find((each) => each.field === `${path}/*`);
  if (bare !== undefined && (bare.type === 'CHOICE' || bare.type in THINGS)) {
    return { kind: 'many', key, label, empty, of: (known) => offers(bare, known) };
  }
  const add = 'draft.addToList';
  const list = { kind: 'list', key, label, empty, add, begins: {} } as const;
  return bare === undefined
    ? { ...list, lines: describedLines(needs, `${path}/*`) }
    : { ...list, bare: true, lines: [[slotOf(bare, needs, [])]] };
}
