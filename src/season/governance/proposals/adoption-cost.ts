/**
 * The cost of adoptions, by which the clock ends a piece of its work. An adoption writes the whole
 * rules to the journal, and applies all patches of its effects.
 */
import { byOrdinal } from '../../../kernel';
import type { Instant } from '../../../kernel';
import { jsonLength } from '../../../rulesets';
import type { Ruleset } from '../../../rulesets';
import type { AnyProposal, ProposalState } from './rows';

/** The cost of an adoption with short rules and short effects, in ordinary instants. */
const INSTANTS_OF_ADOPTION = 10;
/** Rules of up to this length are short. All editions are. */
const SHORT_RULES = 20_000;
/** The length of effects that costs one more instant. */
const LENGTH_OF_EFFECTS = 4_000;

/** The proposals adopted at this instant. */
const adoptedAt = (state: ProposalState, at: Instant): AnyProposal[] =>
  state.by('proposals', 'status', 'ADOPTED').filter(({ decidedAtMs }) => decidedAtMs === at);

/**
 * True if a proposal was adopted at this instant. The clock carries out only one adoption at a
 * time.
 */
export const isAdoptedAt = (state: ProposalState, at: Instant): boolean =>
  adoptedAt(state, at).length > 0;

/** The cost of the last adoption at this instant, in ordinary instants; 1 for none. */
export function adoptionCost(state: ProposalState, at: Instant, ruleset: Ruleset): number {
  const last = adoptedAt(state, at).sort(byOrdinal).at(-1);
  if (last === undefined) return 1;
  const times = Math.ceil(jsonLength(ruleset) / SHORT_RULES);
  const more = Math.floor(jsonLength(last.effects) / LENGTH_OF_EFFECTS);
  return INSTANTS_OF_ADOPTION * times + more;
}
