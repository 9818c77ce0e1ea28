/** The suits, ranks and classes of tricks that the rules name must exist. */
import type { DynastyRuleset } from '../../dynasty/document';
import { effectsOfMask } from '../../dynasty/masks';
import { pathOfEffect } from './mask-effects';
import { knownCodes as known, mentions } from '../common/codes';
import type { MentionedCode } from '../common/codes';
import type { DynastyCheck } from '../common/check';

export const knownCodes: DynastyCheck = (ruleset) => {
  const { deck, arcana, trickClasses } = ruleset;
  const suits = deck.suits.map(({ suit }) => suit);
  const ofArcana = deck.suits.find(({ suit }) => suit === deck.arcana)?.ranks ?? [];
  return [
    ...known('a suit', suits, [[['deck', 'arcana'], deck.arcana]]),
    ...known(
      'a rank of the Arcana',
      ofArcana.map(({ rank }) => rank),
      (['pocket', 'grandCanal'] as const).flatMap((where) =>
        arcana[where].map(({ rank }, at): MentionedCode => [['arcana', where, at, 'rank'], rank]),
      ),
    ),
    ...known(
      'a rank',
      deck.suits.flatMap(({ ranks }) => ranks.map(({ rank }) => rank)),
      [...ranksOfTricks(ruleset), ...ranksOfEffects(ruleset)],
    ),
    ...known(
      'a class of tricks',
      trickClasses.map((entry) => entry.class),
      classesNamed(ruleset),
    ),
  ];
};

const ranksOfTricks = ({ tricks }: DynastyRuleset): MentionedCode[] =>
  tricks.flatMap(({ pattern }, at) =>
    'ranks' in pattern ? mentions(['tricks', at, 'pattern', 'ranks'], pattern.ranks) : [],
  );

const ranksOfEffects = ({ arcana }: DynastyRuleset): MentionedCode[] =>
  arcana.pocket.flatMap(({ effect }, at): MentionedCode[] =>
    effect.type === 'NO_POINTS_WITHOUT'
      ? [[['arcana', 'pocket', at, 'effect', 'rank'], effect.rank]]
      : [],
  );

const classesNamed = ({ tricks, masks, tableActions = [] }: DynastyRuleset): MentionedCode[] => [
  ...tableActions.flatMap(({ effect }, at) =>
    mentions(['tableActions', at, 'effect', 'classes'], effect.classes),
  ),
  ...tricks.map((trick, at): MentionedCode => [['tricks', at, 'class'], trick.class]),
  ...masks.flatMap((mask, at) =>
    effectsOfMask(mask).flatMap((effect, place): MentionedCode[] =>
      effect.type === 'CLASS_POINTS' ? [[[...pathOfEffect(at, place), 'class'], effect.class]] : [],
    ),
  ),
];
