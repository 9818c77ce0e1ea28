/** Secret Information: each sealed action has a date on which it is decided [rulings D1, D2]. */
import { problem } from '../../document/problem';
import type { Problem } from '../../document/problem';
import type { RoundRuleset } from '../../round/document';
import { hasProcedure } from '../../round/lot-classes';
import type { RoundCheck } from '../common/check';

export const secrecy: RoundCheck = (ruleset) => {
  const { auction, hands, secretActions } = ruleset;
  const phases = [
    ...(hasProcedure(auction, 'SEALED') ? [auction.bidding.phase] : []),
    ...(hands.procedure === 'SEALED' ? [hands.phase] : []),
  ];
  if (phases.length === 0) return [];
  if (secretActions === null) {
    return [problem(['secretActions'], 'expected an object: bids or hands are sealed')];
  }
  return [...new Set(phases)].flatMap((phase) => inTime(ruleset, phase));
};

/** The revelation date comes no later than the next start of the sealing phase. */
function inTime({ phases, secretActions }: RoundRuleset, sealed: string): Problem[] {
  const days = phases.find(({ phase }) => phase === sealed)?.days.length;
  if (days === undefined || secretActions === null) return [];
  const most = 7 - days;
  if (secretActions.revelationAfterDays <= most) return [];
  const path = ['secretActions', 'revelationAfterDays'];
  return [problem(path, `expected at most ${most}: then the ${sealed} phase begins again`)];
}
