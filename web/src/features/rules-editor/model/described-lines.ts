/** Lines of a form for an entry of the rules, made from the server's description of its properties. */
import type { MechanicKindsQuery } from '../../../generated/graphql';
import { at } from './form-values';
import type { NamedChoice } from './named-choice';
import type { References } from './references';
import { fixedText } from './sentence';
import type { EmptyValue, Line, Slot, Wording } from './sentence';
import { t } from '../../../platform/i18n/translate';

export type Kind = NonNullable<MechanicKindsQuery['season']>['mechanicKinds'][number];
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

/** The part can be switched off. */
type Optional = { readonly none?: 'null' | 'left out'; readonly ask?: Wording };

/** The last name of a path. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The lines of an entry, one for each property; `within`: the path of the part with them. */
export function describedLines(needs: readonly Need[], within = ''): readonly Line[] {
  const own = needs.filter(({ field }) => field !== null && parentOf(field) === within);
  return own.map((need): Line => {
    const { field, label, condition } = need;
    const isShared = own.filter((each) => each.field === field).length > 1;
    const shown =
      condition === null ? {} : { when: at(nameOf(condition.field), ...condition.values) };
    const slot = {
      ...slotOf(need, needs, own),
      ...shown,
      ...(isShared && { kept: `${nameOf(field ?? '')} ${need.type}` }),
    };
    const isNamed = slot.kind !== 'group' || slot.ask === undefined;
    return [...(isNamed ? [fixedText({ text: `${label}:` }, shown.when)] : []), slot];
  });
}

function slotOf(need: Need, needs: readonly Need[], siblings: readonly Need[]): Slot {
  const { type, label: text, required, nullable, maxLength } = need;
  const path = need.field ?? '';
  const key = nameOf(path) === '*' ? '' : nameOf(path);
  const label: Wording = { text };
  const empty = nullable ? 'null' : required ? undefined : 'left out';
  const emptied: EmptyValue = empty === undefined ? {} : { empty };
  if (type === 'TEXT') return { kind: 'line', key, label, longest: maxLength ?? 60 };
  if (type === 'MARKDOWN') return { kind: 'words', key, label, longest: maxLength ?? 20_000 };
  if (type === 'INTEGER') return { kind: 'number', key, label, ...emptied };
  if (type === 'BOOLEAN') {
    return { kind: 'flag', key, label, yes: 'values.yes', no: 'values.no' };
  }
  if (type === 'FORMULA') return { kind: 'formula', key, label, names: 'ACTOR', ...emptied };
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
  const none = empty === undefined ? [] : [{ value: '', name: t('effect.none') }];
  const of = (known: References) => [...none, ...offers(need, known)];
  return { kind: 'choice', key, label, ...emptied, of };
}

/** The choices of a code or of a closed choice. */
const offers = ({ type, choices }: Need, known: References): readonly NamedChoice[] =>
  type === 'CHOICE'
    ? choices.map(({ value, label }) => ({ value, name: label }))
    : (THINGS[type]?.(known) ?? []);

function listOf({ field, label: text, required }: Need, needs: readonly Need[]): Slot {
  const path = field ?? '';
  const [key, label] = [nameOf(path), { text }];
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
