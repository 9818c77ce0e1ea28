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

/** A code as people write it: `GOLD_STAR` is "Gold Star", `CARD:KNIGHT:SWORDS` "Knight of Swords". */
export function titled(code: string): string {
  if (isCard(code)) return code.split(':').slice(1).map(titled).join(' of ');
  if (code.startsWith('WORK:')) return 'Work of Art';
  const words = code.toLowerCase().split('_');
  const title = words.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');
  // As the texts write it.
  return title.replace('Proposal Maker', 'Proposal-Maker');
}

const isCard = (code: string): boolean => code.startsWith('CARD:');

/** "10 Trungs", "1 Gold Star", "2 × Knight of Swords". */
export function amountOf(facts: JsonObject, quantity: string, item: string): string {
  const [count, code] = [facts[quantity], facts[item]];
  if (typeof count !== 'number' || typeof code !== 'string') return 'more';
  if (isCard(code)) return `${String(count)} × ${titled(code)}`;
  return `${String(count)} ${titled(code)}${count === 1 ? '' : 's'}`;
}

/** "`A`", "`A` or `B`"; `otherwise` where there is none. */
export function choices(
  facts: JsonObject,
  name: string,
  otherwise: string,
  print: (choice: string) => string = String,
): string {
  const value = facts[name];
  const list = Array.isArray(value) ? value.map(String) : [];
  return list.length === 0 ? otherwise : list.map(print).join(' or ');
}

/** The card that the facts name: by its item, or by rank and suit. */
export function card(facts: JsonObject): string {
  const item = word(facts, 'item', '')
    .replace(/^CARD:/, '')
    .replace(':', ' of ');
  return item === '' ? `${word(facts, 'rank', '?')} of ${word(facts, 'suit', '?')}` : item;
}
