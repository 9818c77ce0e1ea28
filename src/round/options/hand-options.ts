import { holdingsOf } from '../../kernel';
import type { Instant } from '../../kernel';
import { phaseEnd } from '../calendar/boundary';
import { isPhaseOf } from '../calendar/unless-phase';
import { presentedInPhase } from '../hands/present-hand';
import { isCardItem } from '../items';
import { option } from '../option';
import type { RoundOption } from '../option';
import { isRunning, ownerOf, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';

/** For a player with cards enough who has presented no hand in this phase. */
export function handOptions(state: RoundState, { id }: PlayerRow, now: Instant): RoundOption[] {
  const { procedure, phase, minimumCards } = rulesetOf(state).hands;
  if (!isRunning(state) || procedure !== 'OPEN' || !isPhaseOf(state, [phase])) return [];
  if (presentedInPhase(state, id) !== null) return [];
  const cards = holdingsOf(state, ownerOf(id))
    .filter(({ item }) => isCardItem(item))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (cards < minimumCards) return [];
  const facts = { minimumCards };
  const until = phaseEnd(state, now);
  return [
    option('presentHand', 'submitting-a-hand', 'Present a hand for all to see.', facts, until),
  ];
}
