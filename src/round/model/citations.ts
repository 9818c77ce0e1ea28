/**
 * A refusal cites a section of the rules in force. If the edition lacks an optional section, such
 * as that on contracts or tables, the refusal cites the section that would introduce it.
 */
import { hasSection } from '../../rulesets';
import type { RoundRuleset, RuleAnchor } from '../../rulesets';
import type { RoundRefusal } from './refusal';
import { rulesetOf } from './state';
import type { RoundState } from './state';

/** For each optional section, the section that would introduce it. */
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

/** The section itself if the ruleset has it, otherwise the section that would introduce it. */
export function sectionOrIntroducing(ruleset: RoundRuleset, rule: RuleAnchor): RuleAnchor {
  const missed = INTRODUCING_SECTION[rule];
  return missed === undefined || hasSection(ruleset, rule) ? rule : missed;
}

/**
 * Makes the refusal cite a section that the rules in force have. A refusal to create a round cites
 * a section that every edition has, so no ruleset is read.
 */
export function withSectionInForce(state: RoundState, refusal: RoundRefusal): RoundRefusal {
  const rule = refusal.rule as RuleAnchor;
  if (INTRODUCING_SECTION[rule] === undefined) return refusal;
  return { ...refusal, rule: sectionOrIntroducing(rulesetOf(state), rule) };
}
