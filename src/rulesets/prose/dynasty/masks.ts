import { assertNever, counted } from '../../../kernel';
import type { DynastyRuleset } from '../../dynasty/document';
import { maskNames } from '../../dynasty/expression-names';
import { effectsOfMask } from '../../dynasty/masks';
import type { Mask, MaskEffect } from '../../dynasty/masks';
import type { Expression } from '../../expressions/expression';
import { divisionWords, expressionWords } from '../../expressions/expression-words';
import { plain, table } from '../../document/markdown';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';
import { arcanaName, cards, className, grandCanals, points } from './words';

/** Masks [rulings K3 to K6, K11, K17]. */
export const masks: DynastySectionWriter = (ruleset) =>
  section(
    'masks',
    'Masks',
    'Each player wears a mask or none (at first none), for all to see, and may put one on, change ' +
      'it or take it off at any time. A game goes by the masks that the two wear as it starts.',
    ruleset.masks.length === 0
      ? 'At present there are no masks.'
      : table(
          ['Mask', 'For the player who started the game with it'],
          ruleset.masks.map((mask) => [plain(mask.name), maskSentences(ruleset, mask)]),
        ),
    conditionsOf(ruleset).length === 0
      ? null
      : 'An effect with a condition holds for the whole game or not at all, by what is true as the ' +
          'game begins, before anything is dealt, even if its mask is revealed later. “The other” is ' +
          'the other participant.',
    conditionsOf(ruleset)
      .map(divisionWords)
      .find((words) => words !== null) ?? null,
    grandCanals(ruleset, 'MASKS_END') === null
      ? null
      : `With ${grandCanals(ruleset, 'MASKS_END') ?? ''} as the Grand Canal only effects on the deal ` +
          'have happened; masks have no other effect.',
  );

const conditionsOf = ({ masks: all }: DynastyRuleset): Expression[] =>
  all.flatMap(effectsOfMask).flatMap(({ holds }) => (holds === undefined ? [] : [holds]));

/** The effects of a mask on a player who starts a game with it. */
export const maskSentences = (ruleset: DynastyRuleset, mask: Mask): string =>
  effectsOfMask(mask)
    .map((effect) => told(ruleset, effect))
    .join(' ');

/** An effect in the words of the rules, including its condition. */
function told(ruleset: DynastyRuleset, effect: MaskEffect): string {
  const words = maskEffectWords(ruleset, effect);
  if (effect.holds === undefined) return words;
  return `If ${expressionWords(effect.holds, maskNames(ruleset))} as the game begins: ${words}`;
}

/** An effect in the words of the rules, without its condition. */
export function maskEffectWords(ruleset: DynastyRuleset, effect: MaskEffect): string {
  const arcana = arcanaName(ruleset.deck);
  switch (effect.type) {
    case 'HAND':
      return effect.arcana === 0
        ? `The hand has ${cards(effect.cards)}.`
        : `The hand has ${cards(effect.cards)}, and then ${effect.arcana} more: a random one of ` +
            `the ${arcana} left in the deck, or any card if there is none.`;
    case 'SECOND_PLAY':
      return (
        `${cards(effect.cards)} that ${be(effect.cards)} none of the ${arcana} may be played a ` +
        `second time.`
      );
    case 'CLASS_POINTS':
      return `Each ${className(ruleset, effect.class)} trick scores ${added(effect.points)}.`;
    case 'ARCANA_HEFT':
      return (
        `All ${arcana} have a heft of ${effect.heft} in this player’s pocket, including the ` +
        'Grand Canal if it counts there.'
      );
    case 'STARTING_SCORE':
      return `The score begins at ${effect.score}.`;
    case 'ARCANA_GRAND_CANAL':
      return `The Grand Canal is a random one of the ${arcana}.`;
    case 'INACTIVE_TRICK':
      return (
        `${times(effect.times)} a game, at any time, the wearer may name a trick that is not ` +
        `active, and it is scored on the pocket as it is. The power is used up even if that scores nothing.`
      );
    case 'REVEAL_MASK':
      return (
        `${times(effect.times)} a game, while no Sfida has been offered in it, the wearer may ` +
        `reveal another mask, which has its effect from then on, except for effects at the start of ` +
        `a game. Moda stays with this one.`
      );
    case 'BETTING':
      return (
        `The Juice of the game is ${signed(effect.juice)}. At the end its wearer gains 1 peg for ` +
        `every ${counted(effect.bettorsPerPeg, 'player')} who bet on the game, rounded up.`
      );
    default:
      return assertNever(effect);
  }
}

const be = (count: number): string => (count === 1 ? 'is' : 'are');
const times = (count: number): string => (count === 1 ? 'Once' : `${count} times`);
const added = (by: number): string => `${points(Math.abs(by))} ${by < 0 ? 'less' : 'more'}`;
const signed = (by: number): string => `${by < 0 ? 'lower' : 'higher'} by ${Math.abs(by)}`;
