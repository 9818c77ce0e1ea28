/**
 * A refusal cites a section that the rules in force have. Of what an edition does not know, such as
 * contracts or tables, it has no section: the one that would tell of it is cited then.
 */
import { hasSection } from '../rulesets';
import type { RuleAnchor } from '../rulesets';
import type { RoundRefusal } from './ground/refusal';
import { rulesetOf } from './ground/state';
import type { RoundState } from './ground/state';

/** Where each section that rules can be without would be missed. */
const WHERE_MISSED: Readonly<Partial<Record<RuleAnchor, RuleAnchor>>> = {
  'auction-house': 'lots',
  'works-of-art': 'items',
  fortunes: 'prizes',
  ducks: 'trade',
  contracts: 'actions',
  judge: 'general',
  'proposal-makers': 'proposals',
  trung: 'items',
  'gold-star': 'items',
  'secret-information': 'actions',
  tables: 'actions',
  slots: 'actions',
  war: 'actions',
  victory: 'general',
  'tracked-values': 'general',
  'player-actions': 'general',
  offices: 'general',
};

export function citing(state: RoundState, refusal: RoundRefusal): RoundRefusal {
  const rule = refusal.rule as RuleAnchor;
  const missed = WHERE_MISSED[rule];
  if (missed === undefined || hasSection(rulesetOf(state), rule)) return refusal;
  return { ...refusal, rule: missed };
}
