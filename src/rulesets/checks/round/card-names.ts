/** Secret Information: a declaration names cards, so each name belongs to one card [ruling D4]. */
import { problem } from '../../document/problem';
import type { Problem } from '../../document/problem';
import { writings } from '../../round/cards';
import type { Deck } from '../../round/deck';
import type { Sense } from '../common/sense';

export const cardNames: Sense = ({ deck }) => [...readable(deck), ...distinct(deck)];

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
  return writings(deck).flatMap(({ text, archetypeAt, rankAt }) => {
    if (!seen.has(text)) {
      seen.add(text);
      return [];
    }
    const path = ['deck', 'archetypes', archetypeAt, 'ranks', rankAt];
    return [problem(path, `expected names that tell cards apart; "${text}" is two of them`)];
  });
}
