/**
 * Deals the starting player's hand, then the other hand, then the Grand Canal. A random Arcana is
 * the first Arcana left in the shuffled deck, or the next card if there is none [Starting a Game,
 * Masks; ruling K3].
 */
import { required } from '../../kernel';
import { isArcana } from '../../rulesets';
import type { Card, DynastyDeck, DynastyRuleset } from '../../rulesets';
import { effectsOf } from '../masks/powers';
import type { Worn } from '../scoring';

export type Dealt = {
  readonly hands: readonly [readonly Card[], readonly Card[]];
  readonly grandCanal: Card;
};

/** `worn`: the masks of the starting player and of the other player. */
export function deal(
  ruleset: DynastyRuleset,
  shuffled: readonly Card[],
  worn: readonly [Worn, Worn],
): Dealt {
  const left = [...shuffled];
  const handFor = (wearing: Worn): Card[] => {
    const special = effectsOf(ruleset, wearing, 'HAND').at(0);
    const hand = left.splice(0, special?.cards ?? ruleset.handSize);
    for (let more = special?.arcana ?? 0; more > 0; more -= 1) {
      hand.push(takeArcana(ruleset.deck, left));
    }
    return hand;
  };
  const hands = [handFor(worn[0]), handFor(worn[1])] as const;
  const forced = worn.some(
    (wearing) => effectsOf(ruleset, wearing, 'ARCANA_GRAND_CANAL').length > 0,
  );
  return { hands, grandCanal: forced ? takeArcana(ruleset.deck, left) : takeNext(left) };
}

function takeArcana(deck: DynastyDeck, left: Card[]): Card {
  const at = left.findIndex((card) => isArcana(deck, card));
  return takeNext(left, Math.max(0, at));
}

const takeNext = (left: Card[], at = 0): Card =>
  required(left.splice(at, 1)[0], 'a deck with two hands and a Grand Canal');
