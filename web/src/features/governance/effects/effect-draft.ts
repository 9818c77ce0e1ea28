import type {
  InputFieldType,
  OwnerInput,
  ProposalEffectInput,
  ProposedEffectsFragment,
} from '../../../generated/graphql';
import { parseNumber } from '../../../platform/parse-number';

/** A kind of effect as the server describes it, with the fields that its input needs. */
export type DescribedKind = ProposedEffectsFragment['effectKinds'][number];
export type Need = DescribedKind['needs'][number];

/**
 * The text of each field, as chosen or typed; a bare input has the name `''`. `subject` is the
 * subject of a chosen tracked value, which the input lacks.
 */
export type EffectValues = Readonly<Record<string, string>>;
export type EffectDraft = { readonly kind: DescribedKind; readonly values: EffectValues };

export const nameOf = ({ field }: Need): string => field ?? '';

/** The first choices, of which a new effect takes those that it needs. */
export type FirstChoices = { readonly player: string; readonly item: string };

export const emptyEffect = (kind: DescribedKind, first: FirstChoices): EffectDraft => ({
  kind,
  values: Object.fromEntries(
    kind.needs.map((need) => [nameOf(need), startOf(need, kind.kind, first)]),
  ),
});

function startOf(
  { type, required, oneOf, minimum }: Need,
  kind: string,
  first: FirstChoices,
): string {
  // The holder of a term is chosen with the term.
  if (kind === 'SET_TERM') return '';
  if (type === 'PLAYER') return required || oneOf.length > 0 ? first.player : '';
  if (type === 'ITEMS') return `1 ${first.item}`;
  return type === 'INTEGER' ? String(minimum ?? 1) : '';
}

type OwnerField = Exclude<keyof OwnerInput, 'gallery'>;

/** An owner as a choice: the API's field name and an id. */
export const ownerKey = (field: OwnerField | 'gallery', id = ''): string => `${field} ${id}`;

/** The two parts of a text, before and after its first space. */
export function halves(text: string): readonly [string, string] {
  const at = text.indexOf(' ');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function ownerOf(text: string): OwnerInput {
  const [field, id] = halves(text);
  return field === 'gallery' ? { gallery: true } : { [field as OwnerField]: id };
}

function itemsOf(text: string) {
  const [quantity, item] = halves(text);
  return [{ item, quantity: Number(quantity) }];
}

function cardOf(text: string) {
  const [rank, suit] = halves(text);
  return { rank, suit };
}

/** A tracked value's new content: its type, and the typed text. */
function contentOf(text: string) {
  const [type, typed] = halves(text);
  return type === 'FLAG' ? typed === 'yes' : type === 'NUMBER' ? parseNumber(typed) : typed;
}

/** The values whose input is not the text itself. */
const INPUTS: Partial<Record<InputFieldType, (text: string) => unknown>> = {
  OWNER: ownerOf,
  ITEMS: itemsOf,
  CARD: cardOf,
  VALUE: contentOf,
  INTEGER: Number,
  DIGITS: (text) => text.trim().replace('−', '-'),
  BOOLEAN: (text) => text === 'yes',
  DATE_TIME: (text) => new Date(text).toISOString(),
};

/** The API's input for an effect. */
export function effectOf({ kind, values }: EffectDraft): ProposalEffectInput {
  const given = kind.needs.flatMap((need) => {
    const text = values[nameOf(need)] ?? '';
    const isLeft = text === '' && !(need.required && need.type !== 'DATE_TIME');
    return isLeft ? [] : [[nameOf(need), INPUTS[need.type]?.(text) ?? text] as const];
  });
  const [only] = given;
  const bare = kind.needs.every(({ field }) => field === null);
  const input = !bare ? Object.fromEntries(given) : only === undefined ? true : only[1];
  return { [kind.field]: input };
}

/** The types whose empty text is a value: 0, or an empty text that the server refuses with words. */
const MAY_BE_EMPTY: readonly InputFieldType[] = ['INTEGER', 'VALUE', 'TEXT'];

/** The field that a tracked value of this subject needs. */
const SUBJECT_FIELDS: Partial<Record<string, string>> = { PLAYER: 'playerId', CARD: 'card' };

/** True if the draft has every field that the API requires. */
export function isWhole({ kind, values }: EffectDraft): boolean {
  const has = (name: string): boolean => (values[name] ?? '') !== '';
  const subject = SUBJECT_FIELDS[values['subject'] ?? ''];
  return (
    (subject === undefined || has(subject)) &&
    kind.needs.every((need) => {
      if (need.oneOf.length > 0) return need.oneOf.some(has);
      return !need.required || MAY_BE_EMPTY.includes(need.type) || has(nameOf(need));
    })
  );
}
