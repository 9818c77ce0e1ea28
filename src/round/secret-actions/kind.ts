/** What the two kinds of secret action differ in before they are revealed [rulings D1, D2]. */
import { assertNever } from '../../kernel';
import type { RoundRuleset, RuleAnchor } from '../../rulesets';
import type { SecretActionKind } from '../state';

/** The phase in which the kind is committed; null where the ruleset does not seal it. */
export function committingPhase(ruleset: RoundRuleset, kind: SecretActionKind): string | null {
  if (ruleset.secretActions === null) return null;
  const { procedure, phase } = kind === 'BIDS' ? ruleset.auction.bidding : ruleset.hands;
  return procedure === 'SEALED' ? phase : null;
}

export function anchorOf(kind: SecretActionKind): RuleAnchor {
  switch (kind) {
    case 'BIDS':
      return 'bidding';
    case 'HAND':
      return 'submitting-a-hand';
    default:
      return assertNever(kind);
  }
}
