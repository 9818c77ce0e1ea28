/**
 * Fortunes: one hand can trigger all of them, and the settlement draws the cards of all hands in
 * one go [ruling F5], so their number is bounded.
 */
import { problem } from '../../document/problem';
import type { Fortune } from '../../round/auction';
import type { Sense } from '../common/sense';

const MOST_CARDS = 100;

export const fortuneCards: Sense = ({ fortunes }) => {
  const sum = fortunes.reduce((cards, fortune) => cards + cardsOf(fortune), 0);
  if (sum <= MOST_CARDS) return [];
  const found = `expected fortunes of at most ${MOST_CARDS} cards together; they have ${sum}`;
  return [problem(['fortunes'], found)];
};

function cardsOf({ effect }: Fortune): number {
  switch (effect?.type) {
    case 'GAIN_CARDS':
      return effect.cards;
    case 'LOSE_DICE':
    case 'GAIN_DICE':
    case undefined:
      return 0;
  }
}
