import { counted } from '../../kernel';
import { dynastyCardName } from '../../rulesets';
import type { DynastyRuleset } from '../../rulesets';
import { maskName } from '../model/wording';
import type { Claimable } from './claimable';
import type { Addition, ScoredTrick } from './score-trick';

/** A trick's points with the reasons: "4 points, 1 more by the World.". */
export function scoreText(
  ruleset: DynastyRuleset,
  { stoppedByDeath }: Claimable,
  { basePoints, additions }: ScoredTrick,
): string {
  const points = counted(basePoints, 'point');
  const more = additions.map((addition) => additionText(ruleset, addition));
  const death = stoppedByDeath ? ['nothing while Death stops all tricks'] : [];
  return `${[points, ...more, ...death].join(', ')}.`;
}

function additionText(ruleset: DynastyRuleset, addition: Addition): string {
  const amount = `${Math.abs(addition.points)} ${addition.points < 0 ? 'fewer' : 'more'}`;
  if ('mask' in addition) return `${amount} by the mask ${maskName(ruleset, addition.mask)}`;
  const whose = addition.by === 'HOLDER' ? 'own' : 'opponent’s';
  return `${amount} by the ${whose} ${dynastyCardName(ruleset.deck, addition.card)}`;
}
