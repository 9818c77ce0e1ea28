/**
 * A refusal cites a section of the rules in force. If the edition lacks the feature, such as
 * contracts or tables, and so its section, the refusal cites the section that would introduce it.
 */
import { hasSection } from '../../rulesets';
import type { RoundRuleset, RuleAnchor } from '../../rulesets';
import type { RoundRefusal } from './refusal';
import { rulesetOf } from './state';
import type { RoundState } from './state';

/** The section that would introduce each optional one. */
const INTRODUCING_SECTION: Readonly<Partial<Record<RuleAnchor, RuleAnchor>>> = {
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

/** The section, or the one that would introduce it. */
export function sectionOrIntroducing(ruleset: RoundRuleset, rule: RuleAnchor): RuleAnchor {
  const missed = INTRODUCING_SECTION[rule];
  return missed === undefined || hasSection(ruleset, rule) ? rule : missed;
}

/** Before the round exists, a refusal can only cite sections that every edition has. */
export function withSectionInForce(state: RoundState, refusal: RoundRefusal): RoundRefusal {
  const rule = refusal.rule as RuleAnchor;
  if (INTRODUCING_SECTION[rule] === undefined) return refusal;
  return { ...refusal, rule: sectionOrIntroducing(rulesetOf(state), rule) };
}
