/**
 * A refusal cites a section that the rules in force have. Of what an edition does not know, such as
 * contracts or tables, it has no section: the one that would tell of it is cited then.
 */
import { hasSection } from '../../rulesets';
import type { RoundRuleset, RuleAnchor } from '../../rulesets';
import type { RoundRefusal } from './refusal';
import { rulesetOf } from './state';
import type { RoundState } from './state';

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

/** The section, or the one that would tell of it where there is none. */
export function sectionOn(ruleset: RoundRuleset, rule: RuleAnchor): RuleAnchor {
  const missed = WHERE_MISSED[rule];
  return missed === undefined || hasSection(ruleset, rule) ? rule : missed;
}

/** What every edition has a section of can be refused before there is a round. */
export function citing(state: RoundState, refusal: RoundRefusal): RoundRefusal {
  const rule = refusal.rule as RuleAnchor;
  if (WHERE_MISSED[rule] === undefined) return refusal;
  return { ...refusal, rule: sectionOn(rulesetOf(state), rule) };
}
