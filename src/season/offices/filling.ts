import { DAY_MS, rulesInstant, toReal, toRules } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { findOffice } from '../../rulesets';
import type { Office } from '../../rulesets';
import { presentPlayer } from '../players';
import type { ValueGround } from '../values/ground';
import type { TrackedState } from '../values/rows';
import type { OfficeFilled } from './events';
import { holds } from './holders';

const RULE = 'offices' as const;

export type At<State> = { readonly state: State; readonly now: Instant };

export const unlessOffice = <State extends TrackedState, F>(
  { rulesetOf, refuse }: ValueGround<State, F>,
  state: State,
  office: string,
): F | null =>
  findOffice(rulesetOf(state), office) === null
    ? refuse('OFFICE_UNKNOWN', 'general', { office })
    : null;

/** The refusal of an office that is filled in another way. */
export const unlessFilledBy = <F>(
  { refuse }: Pick<ValueGround<never, F>, 'refuse'>,
  { office, filledBy }: Office,
  ways: readonly Office['filledBy']['type'][],
): F | null =>
  ways.includes(filledBy.type)
    ? null
    : refuse('OFFICE_FILLED_OTHERWISE', RULE, { office, filledBy: filledBy.type });

/** The refusal of one who cannot come to hold it, as far as that is known. */
export function unlessCandidate<State extends TrackedState, F>(
  { refuse }: ValueGround<State, F>,
  { state, now }: At<State>,
  { office }: Office,
  playerId: PlayerId | null | undefined,
): F | null {
  if (playerId === undefined || playerId === null) return null;
  const player = presentPlayer(state, playerId);
  if (player === null) return refuse('PLAYER_NOT_FOUND', RULE, { playerId });
  if (player.idleSinceMs !== null) {
    return refuse('OFFICE_FOR_THE_AWAKE', RULE, { office, playerId });
  }
  return holds(state, now, office, playerId)
    ? refuse('OFFICE_HELD', RULE, { office, playerId })
    : null;
}

/** From now on, for the term that the rules say. */
export function filled<State extends TrackedState>(
  { tempoOf }: Pick<ValueGround<State, unknown>, 'tempoOf'>,
  { state, now }: At<State>,
  { office, termDays, filledBy }: Office,
  playerId: PlayerId,
): OfficeFilled {
  const tempo = tempoOf(state);
  const untilMs =
    termDays === null ? null : toReal(tempo, rulesInstant(toRules(tempo, now) + termDays * DAY_MS));
  return { type: 'OfficeFilled', office, playerId, filledBy: filledBy.type, untilMs };
}
