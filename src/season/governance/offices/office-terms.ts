import { DAY_MS, plusRulesDays, rulesInstant, toReal, toRules } from '../../../kernel';
import type { Instant, PlayerId, Tempo } from '../../../kernel';
import { findOffice, renewalDaysOf } from '../../../rulesets';
import type { Office } from '../../../rulesets';
import { presentPlayer } from '../../model/players';
import type { ValueTracking } from '../../mechanics/value-tracking';
import type { TrackedState } from '../../mechanics/rows';
import type { OfficeFilled } from './vocabulary';
import { termAt } from '../../mechanics/office-holders';

const RULE = 'offices' as const;

export type OfficeMoment<State> = { readonly state: State; readonly now: Instant };

export const unlessOffice = <State extends TrackedState, F>(
  { rulesetOf, refuse }: ValueTracking<State, F>,
  state: State,
  office: string,
): F | null =>
  findOffice(rulesetOf(state), office) === null
    ? refuse('OFFICE_UNKNOWN', 'general', { office })
    : null;

/** Refuses if the office is not filled in one of these ways. */
export const unlessFilledBy = <F>(
  { refuse }: Pick<ValueTracking<never, F>, 'refuse'>,
  { office, filledBy }: Office,
  ways: readonly Office['filledBy']['type'][],
): F | null =>
  ways.includes(filledBy.type)
    ? null
    : refuse('OFFICE_FILLED_OTHERWISE', RULE, { office, filledBy: filledBy.type });

/** Refuses a player who cannot become the holder. An undefined `player` is not checked. */
export function unlessCandidate<State extends TrackedState, F>(
  tracking: ValueTracking<State, F>,
  { state, now }: OfficeMoment<State>,
  wanted: Office,
  playerId: PlayerId | null | undefined,
): F | null {
  const { refuse } = tracking;
  const { office } = wanted;
  if (playerId === undefined || playerId === null) return null;
  const player = presentPlayer(state, playerId);
  if (player === null) return refuse('PLAYER_NOT_FOUND', RULE, { playerId });
  if (player.idleSinceMs !== null) {
    return refuse('OFFICE_FOR_THE_AWAKE', RULE, { office, playerId });
  }
  const term = termAt(state, now, office);
  if (term?.playerId !== playerId) return null;
  const opensAtMs = renewableAt(tracking.seasonOf(state), wanted, term.untilMs);
  return opensAtMs !== null && now >= opensAtMs
    ? null
    : refuse('OFFICE_HELD', RULE, { office, playerId, opensAtMs });
}

/**
 * The instant from which the holder can be appointed or elected for the next term; null if the term
 * has no end or dice fill the office.
 */
export const renewableAt = (
  tempo: Pick<Tempo, 'dayMs'>,
  office: Office,
  untilMs: Instant | null,
): Instant | null =>
  untilMs === null || office.filledBy.type === 'DICE'
    ? null
    : plusRulesDays(tempo, untilMs, -renewalDaysOf(office));

/**
 * The event of a new term. The term lasts as long as the rules say, and begins now or at the end of
 * the player's present term.
 */
export function officeFilled<State extends TrackedState>(
  { seasonOf }: Pick<ValueTracking<State, unknown>, 'seasonOf'>,
  { state, now }: OfficeMoment<State>,
  { office, termDays, filledBy }: Office,
  playerId: PlayerId,
): OfficeFilled {
  const tempo = seasonOf(state);
  const term = termAt(state, now, office);
  const from = term?.playerId === playerId ? (term.untilMs ?? now) : now;
  const untilMs =
    termDays === null
      ? null
      : toReal(tempo, rulesInstant(toRules(tempo, from) + termDays * DAY_MS));
  return { type: 'OfficeFilled', office, playerId, filledBy: filledBy.type, untilMs };
}
