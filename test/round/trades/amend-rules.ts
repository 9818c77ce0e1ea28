import { roundOf, rulesetOf } from '../../../src/round';
import type { RoundRuleset } from '../../../src/rulesets';
import type { TestRound } from '../harness';

export { NEXT_SUNDAY } from '../harness';

/** Replaces the present document, as an adopted proposal would. */
export function amendTo(round: TestRound, change: (document: RoundRuleset) => unknown): void {
  const document = structuredClone(rulesetOf(round.state));
  change(document);
  const id = `r${roundOf(round.state).revision}`;
  round.state.put('revisions', { ...round.state.need('revisions', id), document });
}
