/**
 * Fortunes: the names are known, the effects are possible, and each fortune has at least one effect
 * [X13].
 */
import { problem } from '../../document/problem';
import { expressionProblems, sizeOf } from '../../expressions/check-expression';
import { formulaOf } from '../../mechanics/action';
import type { Fortune } from '../../round/fortune';
import { fortuneEffectNames, fortuneNames, isOfCards } from '../../round/fortune-names';
import { effectProblems } from '../common/actions';
import type { RoundCheck } from '../common/check';

/** The maximum size of all fortunes together, since each is evaluated for each hand. */
const LARGEST = 1_000;
/** The weight of an effect on each card of a hand: the number of cards in a large hand. */
const CARDS = 20;
/** A fortune targets only cards. */
const OF_HAND = { target: 'CARD' } as const;

export const fortunes: RoundCheck = (ruleset) => {
  const known = fortuneNames(ruleset);
  const sizes = ruleset.fortunes.flatMap(({ holds, also = [] }) => [
    ...(holds === undefined ? [] : [sizeOf(holds)]),
    ...also.map((each) => (isOfCards(ruleset, each) ? CARDS : 1) * sizeOf(formulaOf(each) ?? 0)),
  ]);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  const expected = `expected at most ${LARGEST} numbers, names and operators in all fortunes together; there are ${size}`;
  return [
    ...ruleset.fortunes.flatMap(({ holds, effect, also }, place) => {
      const here = ['fortunes', place];
      return [
        ...(effect === undefined && also === undefined
          ? [problem(here, 'expected "effect" or "also"')]
          : []),
        ...(holds === undefined
          ? []
          : expressionProblems(holds, known, 'FLAG', [...here, 'holds'])),
        ...(also ?? []).flatMap((each, at) =>
          effectProblems(ruleset, OF_HAND, each, fortuneEffectNames(ruleset, each), [
            ...[...here, 'also', at],
          ]),
        ),
      ];
    }),
    ...(size > LARGEST ? [problem(['fortunes'], expected)] : []),
  ];
};

const MOST_CARDS = 100;

/**
 * Bounds the number of cards in all fortunes. One hand can trigger all fortunes, and the settlement
 * draws the cards of all hands at once [ruling F5].
 */
export const fortuneCards: RoundCheck = ({ fortunes }) => {
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
