import type { JsonObject } from '../../kernel';

/** A refusal told to people, from its facts as clients see them. */
export type Sentence = (facts: JsonObject) => string;

/** A fact in a sentence; `otherwise` where the refusal has no such fact. */
export function word(facts: JsonObject, name: string, otherwise: string): string {
  const value = facts[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
}

/** A fact with the words before it; nothing where the refusal has no such fact. */
export function phrase(before: string, facts: JsonObject, name: string): string {
  const value = word(facts, name, '');
  return value === '' ? '' : `${before}${value}`;
}

/** "`A`", "`A` or `B`"; `otherwise` where there is none. */
export function choices(facts: JsonObject, name: string, otherwise: string): string {
  const value = facts[name];
  const list = Array.isArray(value) ? value.map(String) : [];
  return list.length === 0 ? otherwise : list.join(' or ');
}

/** The card that the facts name: by its item, or by rank and suit. */
export function card(facts: JsonObject): string {
  const item = word(facts, 'item', '')
    .replace(/^CARD:/, '')
    .replace(':', ' of ');
  return item === '' ? `${word(facts, 'rank', '?')} of ${word(facts, 'suit', '?')}` : item;
}
