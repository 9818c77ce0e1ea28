/**
 * An outage lengthens the time to reveal [rulings L8, S29]. All actions with the same revelation
 * date are settled together. If one of them could still be revealed when the outage began, all of
 * them are postponed together with their auction, even if that action fails during the outage.
 */
import { byOrdinal, instant, plusRulesDays } from '../../kernel';
import type { Instant } from '../../kernel';
import { isHeld } from '../../season';
import type { Outage } from '../../season';
import { roundOf, rulesetAt, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundMoment } from '../model/turn';
import type { SecretActionRow } from '../secret-actions/vocabulary';

/** The actions with that revelation date, whatever their status. */
const actionsOnDate = (state: RoundState, date: number): SecretActionRow[] =>
  state.by('secretActions', 'date', String(date));

const revelationDates = (state: RoundState): number[] =>
  state.keys('secretActions', 'date').map(Number);

/** The actions with a revelation date after `at`, oldest first. */
export const actionsRevealedAfter = (state: RoundState, at: Instant): SecretActionRow[] =>
  revelationDates(state)
    .filter((date) => date > at)
    .flatMap((date) => actionsOnDate(state, date))
    .sort(byOrdinal);

/**
 * True if an action could still be revealed when the date came. Such a date stays unsettled until
 * it is postponed, even if the action fails meanwhile.
 */
export const isUnsettled = (state: RoundState, date: number): boolean =>
  actionsOnDate(state, date).some(
    (action) => action.status === 'COMMITTED' || failedUnrevealedSince(state, action, date),
  );

/** True if the settlement of the date waits until the outage is credited. */
export const isWindowHeld = (state: RoundState, away: Outage | null, date: number): boolean =>
  isHeld(away, date) && isUnsettled(state, date);

/**
 * True if the action failed on the date or later and was never revealed. During an outage only the
 * clock acts: it can remove players, or void actions by a proposal.
 */
function failedUnrevealedSince(
  state: RoundState,
  { id, playerId, status, failure, revealedAtMs }: SecretActionRow,
  date: number,
): boolean {
  if (status !== 'FAILED' || revealedAtMs !== null) return false;
  if (failure === 'WITHDRAWN') return (state.need('players', playerId).leftAtMs ?? 0) >= date;
  if (failure !== 'VOIDED') return false;
  return state
    .all('proposals')
    .some(
      ({ status: outcome, failure: inTheWay, decidedAtMs, effects }) =>
        outcome === 'ADOPTED' &&
        inTheWay === null &&
        decidedAtMs !== null &&
        decidedAtMs >= date &&
        effects.some((effect) => effect.type === 'VOID_SECRET_ACTION' && effect.actionId === id),
    );
}

/**
 * The actions that an outage postpones as it ends: all actions on each date that the outage covers.
 */
export function actionsToPostpone(state: RoundState, away: Outage): SecretActionRow[] {
  const isOpen = ({ status, maturesAtMs }: SecretActionRow): boolean =>
    status === 'COMMITTED' && maturesAtMs < away.untilMs;
  const isMet = (date: number): boolean =>
    isWindowHeld(state, away, date) &&
    (date <= away.untilMs || actionsOnDate(state, date).some(isOpen));
  return revelationDates(state)
    .filter(isMet)
    .flatMap((date) => actionsOnDate(state, date))
    .sort(byOrdinal);
}

/**
 * The secret bid actions, failed ones included, whose auction is postponed and has not concluded.
 */
export function postponedBidActions(
  { state, now }: RoundMoment,
  away: Outage | null,
): SecretActionRow[] {
  const isHeldNow = (date: number): boolean => date <= now && isWindowHeld(state, away, date);
  return revelationDates(state).flatMap((date) => {
    if (isHeldNow(date)) return actionsOnDate(state, date).filter(isBidAction);
    return date > now ? bidActionsPostponedTo(state, date) : [];
  });
}

/** The secret bid actions, failed ones included, whose auction was postponed to that date. */
export const bidActionsPostponedTo = (state: RoundState, date: number): SecretActionRow[] =>
  actionsOnDate(state, date).filter((action) => isBidAction(action) && isPostponed(state, action));

/** The first date after `at` with a postponed auction; Infinity for none. */
export const nextPostponedAuction = (state: RoundState, at: Instant): number =>
  Math.min(
    ...revelationDates(state).filter(
      (date) => date > at && bidActionsPostponedTo(state, date).length > 0,
    ),
  );

const isBidAction = ({ kind }: SecretActionRow): boolean => kind === 'BIDS';

/**
 * True if the revelation date is later than the date that the rules at the commit set. Amendments
 * change no date [ruling P5].
 */
function isPostponed(state: RoundState, action: SecretActionRow): boolean {
  const { secretActions } = rulesetAt(state, action.committedAtMs);
  if (secretActions === null) return false;
  const { revelationAfterDays: days } = secretActions;
  return action.revealsAtMs > plusRulesDays(tempoOf(roundOf(state)), action.maturesAtMs, days);
}

/** The action with its revelation date moved later by `ms` milliseconds. */
export const postpone = (action: SecretActionRow, ms: number): SecretActionRow => ({
  ...action,
  revealsAtMs: instant(action.revealsAtMs + ms),
});
