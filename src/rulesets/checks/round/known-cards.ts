import type { Segment } from '../../document/problem';
import type { SuitGroup } from '../../round/deck';
import type { RoundRuleset } from '../../round/document';
import { knownCodes, mentions } from '../common/codes';
import type { MentionedCode } from '../common/codes';
import type { RoundCheck } from '../common/check';

/** The archetypes, suits and ranks that the rules name must exist. */
export const knownCards: RoundCheck = (ruleset) => {
  const { deck, fortunes } = ruleset;
  return [
    ...knownCodes(
      'an archetype',
      deck.archetypes.map(({ archetype }) => archetype),
      deck.suits.map(({ archetype }, at): MentionedCode => [
        ['deck', 'suits', at, 'archetype'],
        archetype,
      ]),
    ),
    ...knownCodes(
      'a suit',
      deck.suits.map(({ suit }) => suit),
      [
        ...ofGroups(['deck', 'traditions'], deck.traditions),
        ...ofGroups(['deck', 'colors'], deck.colors),
      ],
    ),
    ...knownCodes(
      'a rank',
      deck.archetypes.flatMap(({ ranks }) => ranks.map(({ rank }) => rank)),
      [
        ...fortunes.map(({ rank }, at): MentionedCode => [['fortunes', at, 'rank'], rank ?? null]),
        ...ofMultipliers(ruleset),
      ],
    ),
  ];
};

const ofGroups = (path: readonly Segment[], groups: readonly SuitGroup[]): MentionedCode[] =>
  groups.flatMap(({ suits }, at) => mentions([...path, at, 'suits'], suits));

function ofMultipliers({ hands: { ranking } }: RoundRuleset): MentionedCode[] {
  if (ranking.procedure !== 'SCORE') return [];
  return ranking.multipliers.flatMap((multiplier, at) =>
    multiplier.condition === 'HAS_RANKS'
      ? mentions(['hands', 'ranking', 'multipliers', at, 'ranks'], multiplier.ranks)
      : [],
  );
}
