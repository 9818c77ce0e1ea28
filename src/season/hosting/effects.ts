/**
 * Proposal effects on hosting [ruling L10]. A vote can replace a host who has been away for the
 * time that the rules set, and can use powers that the rules take from the host.
 */
import type { Instant, PlayerId } from '../../kernel';
import { hostingOf } from '../../rulesets';
import type { HostPower, Ruleset } from '../../rulesets';
import type { EmittingTurn } from '../model/types';
import { playerOfAccount, presentPlayer } from '../model/players';
import type { ProposalId } from '../model/ids';
import type { Refuse } from '../model/refusals';
import type { PlayerRow, SeasonRow, SeasonState } from '../model/rows';
import { hostAwayAt } from './hosts';
import type { HostReplaced } from './vocabulary';
import { unlessAwake } from './host-commands';

export type HostingEffect =
  | { readonly type: 'REPLACE_HOST'; readonly playerId: PlayerId }
  | { readonly type: 'REMOVE_PLAYER'; readonly playerId: PlayerId }
  | { readonly type: 'CLOSE_SEASON' };

/** The plan so far. An event is emitted for each of its changes. */
export type HostingPlan = {
  readonly hostId: PlayerId | null;
  readonly removedIds: readonly PlayerId[];
  readonly closes: boolean;
};

export const NO_HOSTING: HostingPlan = { hostId: null, removedIds: [], closes: false };

/**
 * `decided`: true after the vote. The host's absence is checked only at submission, before the
 * vote.
 */
export type HostingMoment<State> = {
  readonly state: State;
  readonly now: Instant;
  readonly ruleset: Ruleset;
  readonly decided: boolean;
};

type Planned<F> = { readonly plan: HostingPlan } | { readonly refusal: F };

export const planHostingOf =
  <State extends SeasonState, F>(seasonOf: (state: State) => SeasonRow, refuse: Refuse<F>) =>
  (plan: HostingPlan, moment: HostingMoment<State>, effect: HostingEffect): Planned<F> => {
    const { state, ruleset } = moment;
    const hostId = plan.hostId ?? playerOfAccount(state, seasonOf(state).hostAccountId)?.id ?? null;
    const unlessLeft = (power: HostPower): F | null =>
      hostingOf(ruleset).powers.includes(power) ? refuse('HOST_POWER', 'seasons', { power }) : null;
    const of = (refusal: F | null, planned: Partial<HostingPlan>): Planned<F> =>
      refusal === null ? { plan: { ...plan, ...planned } } : { refusal };
    switch (effect.type) {
      case 'REPLACE_HOST': {
        const { playerId } = effect;
        const refusal =
          unlessAwake(refuse, state, playerId) ??
          (plan.removedIds.includes(playerId)
            ? refuse('PLAYER_NOT_FOUND', 'players', { playerId })
            : null) ??
          (hostId === playerId ? refuse('ALREADY_HOST', 'seasons', { playerId }) : null) ??
          unlessAwayOf(seasonOf, refuse, moment);
        return of(refusal, { hostId: playerId });
      }
      case 'REMOVE_PLAYER': {
        const { playerId } = effect;
        const isThere =
          presentPlayer(state, playerId) !== null && !plan.removedIds.includes(playerId);
        const refusal =
          unlessLeft('REMOVE_PLAYER') ??
          (isThere ? null : refuse('PLAYER_NOT_FOUND', 'players', { playerId })) ??
          // The last host cannot be removed: the season needs a host.
          (hostId === playerId ? refuse('LAST_HOST', 'seasons', { playerId }) : null);
        return of(refusal, { removedIds: [...plan.removedIds, playerId] });
      }
      case 'CLOSE_SEASON':
        return of(unlessLeft('CLOSE_SEASON'), { closes: true });
    }
  };

function unlessAwayOf<State, F>(
  seasonOf: (state: State) => SeasonRow,
  refuse: Refuse<F>,
  { state, now, ruleset, decided }: HostingMoment<State>,
): F | null {
  if (decided) return null;
  const hostAwayAtMs = hostAwayAt(seasonOf(state), hostingOf(ruleset));
  if (hostAwayAtMs !== null && now >= hostAwayAtMs) return null;
  return refuse('HOST_NOT_AWAY', 'seasons', { hostAwayAtMs });
}

/** Actions of the host that a vote can carry out. */
export type HostActions<T> = {
  readonly depart: (turn: T, player: PlayerRow, by: ProposalId) => void;
  readonly close: (turn: T, by: ProposalId) => void;
};

/** Call this after all other effects. Closing the season comes last. */
export function carryOutHosting<T extends EmittingTurn<HostReplaced>>(
  turn: T,
  { hostId, removedIds, closes }: HostingPlan,
  proposalId: ProposalId,
  { depart, close }: HostActions<T>,
): void {
  if (hostId !== null) turn.emit({ type: 'HostReplaced', playerId: hostId, proposalId });
  for (const id of removedIds) depart(turn, turn.state.need('players', id), proposalId);
  if (closes) close(turn, proposalId);
}
