/**
 * What an outage does to the time to reveal [rulings L8, S29]. All actions of one revelation date are settled
 * together, so they are later together, if one of them could still be revealed.
 */
import { byOrdinal, instant, plusRulesDays } from '../../kernel';
import type { Instant } from '../../kernel';
import { isHeld } from '../../season';
import type { Outage } from '../../season';
import { roundOf, rulesetAt, tempoOf } from '../ground/state';
import type { RoundState, SecretActionRow } from '../ground/state';
import type { RoundMoment } from '../ground/turn';

const onDate = (state: RoundState, date: number): SecretActionRow[] =>
  state.by('secretActions', 'reveals', String(date));

/** Whether what would be settled on that date waits for the outage to be credited. */
export const isWindowHeld = (state: RoundState, away: Outage | null, date: number): boolean =>
  isHeld(away, date) && onDate(state, date).some(({ status }) => status === 'COMMITTED');

/** Whose dates an outage that ends now puts off: those in whose windows something is to be revealed. */
export function actionsMet(state: RoundState, away: Outage): SecretActionRow[] {
  const isOpen = ({ status, maturesAtMs }: SecretActionRow): boolean =>
    status === 'COMMITTED' && maturesAtMs < away.untilMs;
  return state
    .keys('secretActions', 'reveals')
    .map((date) => onDate(state, Number(date)))
    .filter((actions) => actions.some(isOpen))
    .flat()
    .sort(byOrdinal);
}

/** Whether the bids of that auction have their date later than they were promised, by an outage. */
export function areBidsAwaited(
  { state, now }: RoundMoment,
  away: Outage | null,
  maturation: Instant,
): boolean {
  return state
    .by('secretActions', 'bidding', String(maturation))
    .some(
      (action) =>
        isWindowHeld(state, away, action.revealsAtMs) ||
        (action.revealsAtMs > now && isPutOff(state, action)),
    );
}

/** An amendment changes no date [ruling P5]. */
function isPutOff(state: RoundState, action: SecretActionRow): boolean {
  const { secretActions } = rulesetAt(state, action.committedAtMs);
  if (secretActions === null) return false;
  const { revelationAfterDays: days } = secretActions;
  return action.revealsAtMs > plusRulesDays(tempoOf(roundOf(state)), action.maturesAtMs, days);
}

/** The action with a date that many milliseconds later. */
export const putOff = (action: SecretActionRow, ms: number): SecretActionRow => ({
  ...action,
  revealsAtMs: instant(action.revealsAtMs + ms),
});
