/**
 * Starting a Game: the deck has enough cards for both hands and the Grand Canal, and a hand has a
 * card for each play.
 */
import { problem } from '../../document/problem';
import type { Problem, Segment } from '../../document/problem';
import type { DynastyRuleset } from '../../dynasty/document';
import { effectsOfMask } from '../../dynasty/masks';
import type { DynastyCheck } from '../common/check';
import { pathOfEffect } from './mask-effects';

export const dealing: DynastyCheck = (ruleset) => {
  const deckSize = ruleset.deck.suits.reduce((sum, { ranks }) => sum + ranks.length, 0);
  const { playsPerParticipant: plays } = ruleset;
  return hands(ruleset).flatMap(([path, cards]): Problem[] => {
    if (cards < plays) {
      return [problem(path, `expected ${plays} cards or more, one for each play`)];
    }
    if (2 * cards + 1 <= deckSize) return [];
    const message = `expected two hands and a Grand Canal in a deck of ${deckSize} cards`;
    return [problem(path, message)];
  });
};

const hands = ({ handSize, masks }: DynastyRuleset): [readonly Segment[], number][] => [
  [['handSize'], handSize],
  ...masks.flatMap((mask, at) =>
    effectsOfMask(mask).flatMap((effect, place): [readonly Segment[], number][] =>
      effect.type === 'HAND' ? [[pathOfEffect(at, place), effect.cards + effect.arcana]] : [],
    ),
  ),
];
