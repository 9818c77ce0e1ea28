import { problem } from '../../document/problem';
import type { Problem, Segment } from '../../document/problem';
import { cardSpellings } from '../../round/cards';
import type { Deck } from '../../round/deck';
import type { RoundCheck } from '../common/check';

/** Dice choose suits and ranks by number, so the numbers run from 1 in the document's order. */
export const numbering: RoundCheck = ({ deck }) => [
  ...gapless(['deck', 'suits'], deck.suits),
  ...deck.archetypes.flatMap(({ ranks }, place) =>
    gapless(['deck', 'archetypes', place, 'ranks'], ranks),
  ),
];

function gapless(
  path: readonly Segment[],
  entries: readonly { readonly number: number }[],
): Problem[] {
  return entries.flatMap(({ number }, place) =>
    number === place + 1
      ? []
      : [problem([...path, place, 'number'], `expected ${place + 1}: numbers count up from 1`)],
  );
}

/** Secret Information: a declaration names cards, so each name belongs to one card [ruling D4]. */
export const cardNames: RoundCheck = ({ deck }) => [...readable(deck), ...distinct(deck)];

/** Characters that separate the parts of a declaration, make it JSON, or count the cards in it. */
const PARTS = /[,;]|^[{]|^---|^\d+ ?[x×]/iu;

function readable({ archetypes, suits }: Deck): Problem[] {
  const message = 'expected a name that a declaration can hold: no comma, semicolon or "2 ×" in it';
  return [
    ...archetypes.flatMap(({ ranks }, place) =>
      ranks.flatMap(({ name, aliases }, at) =>
        [name, ...aliases].some((written) => PARTS.test(written))
          ? [problem(['deck', 'archetypes', place, 'ranks', at], message)]
          : [],
      ),
    ),
    ...suits.flatMap(({ name }, at) =>
      PARTS.test(name) ? [problem(['deck', 'suits', at, 'name'], message)] : [],
    ),
  ];
}

function distinct(deck: Deck): Problem[] {
  const seen = new Set<string>();
  return cardSpellings(deck).flatMap(({ text, archetypeAt, rankAt }) => {
    if (!seen.has(text)) {
      seen.add(text);
      return [];
    }
    const path = ['deck', 'archetypes', archetypeAt, 'ranks', rankAt];
    return [problem(path, `expected a name of its own for each card; "${text}" names two`)];
  });
}

/** War: players draw until their cards differ, so the deck has at least two cards. */
export const war: RoundCheck = ({ tables, deck: { suits, archetypes } }) => {
  if (tables === null || suits.length > 1) return [];
  const only = archetypes.find(({ archetype }) => archetype === suits[0]?.archetype);
  if (only === undefined || only.ranks.length > 1) return [];
  return [problem(['tables', 'war'], 'expected a deck of two or more cards')];
};
