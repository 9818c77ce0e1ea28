/**
 * The effect of an outage on the time to reveal [rulings L8, S29]. All actions of one revelation
 * date are settled together, so all are postponed together if one could still be revealed as
 * the outage began; and so is their auction, whatever becomes of them meanwhile.
 */
import { byOrdinal, instant, plusRulesDays } from '../../kernel';
import type { Instant } from '../../kernel';
import { isHeld } from '../../season';
import type { Outage } from '../../season';
import { roundOf, rulesetAt, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundMoment } from '../model/turn';
import type { SecretActionRow } from '../secret-actions/vocabulary';

/** The actions with that date, whatever their fate. */
const actionsOnDate = (state: RoundState, date: number): SecretActionRow[] =>
  state.by('secretActions', 'date', String(date));

const revelationDates = (state: RoundState): number[] =>
  state.keys('secretActions', 'date').map(Number);

/** The actions with a later date, oldest first. */
export const actionsRevealedAfter = (state: RoundState, at: Instant): SecretActionRow[] =>
  revelationDates(state)
    .filter((date) => date > at)
    .flatMap((date) => actionsOnDate(state, date))
    .sort(byOrdinal);

/**
 * Whether a date was left unsettled as it came: something could still be revealed then. It stays
 * unsettled until it is postponed, even if that action fails meanwhile, since no date is settled
 * late.
 */
export const isUnsettled = (state: RoundState, date: number): boolean =>
  actionsOnDate(state, date).some(
    (action) => action.status === 'COMMITTED' || failedUnrevealedSince(state, action, date),
  );

/** Whether the settlement of that date waits for the credit of the outage. */
export const isWindowHeld = (state: RoundState, away: Outage | null, date: number): boolean =>
  isHeld(away, date) && isUnsettled(state, date);

/** In an outage only the clock acts: it removes players and voids what a proposal names. */
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

/** The actions that an outage, ending now, postpones: those with a text to reveal in its time. */
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

/** The attempts to bid, even failed ones, whose auction is postponed and has still to conclude. */
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

/** The attempts to bid, even failed ones, whose auction was postponed to that date. */
export const bidActionsPostponedTo = (state: RoundState, date: number): SecretActionRow[] =>
  actionsOnDate(state, date).filter((action) => isBidAction(action) && isPostponed(state, action));

/** The first date after `at` to which an auction was postponed; Infinity for none. */
export const nextPostponedAuction = (state: RoundState, at: Instant): number =>
  Math.min(
    ...revelationDates(state).filter(
      (date) => date > at && bidActionsPostponedTo(state, date).length > 0,
    ),
  );

const isBidAction = ({ kind }: SecretActionRow): boolean => kind === 'BIDS';

/** An amendment changes no date [ruling P5]. */
function isPostponed(state: RoundState, action: SecretActionRow): boolean {
  const { secretActions } = rulesetAt(state, action.committedAtMs);
  if (secretActions === null) return false;
  const { revelationAfterDays: days } = secretActions;
  return action.revealsAtMs > plusRulesDays(tempoOf(roundOf(state)), action.maturesAtMs, days);
}

/** The action with a date that many milliseconds later. */
export const postpone = (action: SecretActionRow, ms: number): SecretActionRow => ({
  ...action,
  revealsAtMs: instant(action.revealsAtMs + ms),
});
