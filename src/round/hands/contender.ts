/**
 * A hand with the two instants that break ties: the showing of its cards and its submission. A
 * presented hand has the same instant for both [rulings F4, F8].
 */
import { ordinalOf } from '../../kernel';
import type { Instant } from '../../kernel';
import type { RoundState } from '../model/state';
import type { HandRow } from './vocabulary';

export type Contender = {
  readonly hand: HandRow;
  readonly shownAtMs: Instant | null;
  readonly submittedAtMs: Instant | null;
};

export function contenderOf(state: RoundState, hand: HandRow): Contender {
  if (hand.actionId === null) {
    return { hand, shownAtMs: hand.presentedAtMs, submittedAtMs: hand.presentedAtMs };
  }
  const { revealedAtMs, committedAtMs } = state.need('secretActions', hand.actionId);
  return { hand, shownAtMs: revealedAtMs, submittedAtMs: committedAtMs };
}

export const byPresentation = (a: Contender, b: Contender): number =>
  (a.shownAtMs ?? 0) - (b.shownAtMs ?? 0);

/**
 * A total order. Of hands submitted at one instant, sealed hands come first; hands of the same kind
 * are ordered by their numbers.
 */
export function bySubmission(a: Contender, b: Contender): number {
  return (
    (a.submittedAtMs ?? 0) - (b.submittedAtMs ?? 0) ||
    Number(isPresented(a)) - Number(isPresented(b)) ||
    numberOf(a) - numberOf(b)
  );
}

const isPresented = ({ hand }: Contender): boolean => hand.actionId === null;

const numberOf = ({ hand: { id, actionId } }: Contender): number => ordinalOf(actionId ?? id);
