/**
 * "Each may be vetoed if the ruleset has an office for it": the holder of an office with the power
 * can veto a proposal or a Call for Judgement, which then fails at once. The reason is public
 * [rulings L4, AE1].
 */
import { quoted } from '../../../kernel';
import type { Instant, PlayerId } from '../../../kernel';
import { findOffice, hasPower, officesOf, ruleOf } from '../../../rulesets';
import type { EmittingTurn } from '../../model/types';
import { awakePlayers, nameOf } from '../../model/players';
import { author } from '../proposals/decide-proposals';
import {
  openProposals,
  unlessOpenOf,
  proposalTitled,
  proposalFacts,
} from '../proposals/open-proposal';
import type { ProposalVetoed } from '../proposals/vocabulary';
import type { ProposalId } from '../../model/ids';
import type { RefuseProposal } from '../proposals/refusals';
import type { ProposalState } from '../proposals/rows';
import { tallyNow } from '../proposals/tally';
import type { PlayerRow } from '../../model/rows';
import { citing } from '../../mechanics/value-tracking';
import type { ValueTracking } from '../../mechanics/value-tracking';
import type { TrackedState } from '../../mechanics/rows';
import type { VetoProposal } from './vocabulary';
import { LONGEST_REASON } from './correct-by-office';
import type { OfficeMoment } from './office-terms';
import { officesHeldBy, unlessEmpowered } from './powers';
import { unlessReminderText } from './remind-players';

type State = TrackedState & ProposalState;
type Known = Pick<VetoProposal, 'office' | 'proposalId'> & Partial<VetoProposal>;

/** A command of the holder of an office. */
export const vetoProposalOf = <S extends State, F>(
  tracking: ValueTracking<S, F>,
  refuse: RefuseProposal<F>,
) => ({
  rule: 'offices' as const,
  whilePaused: true as const,
  shape: ({ reason }: VetoProposal): F | null =>
    unlessReminderText(tracking, 'reason', reason, LONGEST_REASON),
  refuses: (
    moment: OfficeMoment<S>,
    { id }: PlayerRow,
    { office: code, proposalId }: Known,
  ): F | null =>
    unlessEmpowered(tracking, inTerms(tracking, moment), id, code, ['VETO']) ??
    tracking.unlessPlayed(moment.state, 'offices') ??
    unlessOpenOf(refuse)(moment.state, proposalId) ??
    unlessStopped(tracking, moment.state, id, code, proposalId),
  offers: (moment: OfficeMoment<S>, { id }: PlayerRow) =>
    officesHeldBy(inTerms(tracking, moment), id, officesOf(tracking.rulesetOf(moment.state)))
      .filter((office) => hasPower(office, 'VETO'))
      .flatMap(({ office, title, ...rest }) =>
        openProposals(moment.state)
          .filter(({ id: proposalId }) => !isOverridden(moment.state, id, proposalId))
          .filter(({ effects }) => !isOwnEnd(effects, id))
          .map((proposal) => ({
            description: `Veto ${quoted(proposal.title)}, as ${title}.`,
            known: { office, proposalId: proposal.id },
            untilMs: proposal.closesAtMs,
            ...ruleOf(rest),
          })),
      ),
  decide: (
    turn: EmittingTurn<ProposalVetoed> & OfficeMoment<S>,
    { id: playerId }: PlayerRow,
    { office, proposalId, reason }: VetoProposal,
  ) => {
    const tally = tallyNow(turn.state, proposalId);
    turn.emit({
      ...{ type: 'ProposalVetoed', proposalId, office, playerId, reason: reason.trim() },
      ...tally,
    });
    return null;
  },
  made: (_event: unknown, { proposalId }: VetoProposal): string => proposalId,
});

/**
 * The moment at which terms are checked; in a pause, the start of the pause, since terms do not run
 * in it [ruling AA5].
 */
const inTerms = <S extends State>(
  { seasonOf }: Pick<ValueTracking<S, unknown>, 'seasonOf'>,
  { state, now }: OfficeMoment<S>,
): OfficeMoment<S> => ({ state, now: seasonOf(state).pausedSinceMs ?? now });

/** Refuses the veto of a proposal that no veto stops. */
function unlessStopped<S extends State, F>(
  { refuse, rulesetOf }: ValueTracking<S, F>,
  state: S,
  player: PlayerId,
  office: string,
  proposalId: ProposalId,
): F | null {
  const { effects } = state.need('proposals', proposalId);
  const code = isOwnEnd(effects, player)
    ? 'OWN_OFFICE'
    : isOverridden(state, player, proposalId)
      ? 'ALL_OTHERS_FOR'
      : null;
  if (code === null) return null;
  return citing(
    findOffice(rulesetOf(state), office) ?? {},
    refuse(code, 'offices', { proposalId }),
  );
}

/**
 * True if at least two other active players voted for the proposal, and these are more than half of
 * all others, or all others who voted. A veto then has no effect, so that an office cannot give one
 * player control of the season, even if others are asleep.
 */
function isOverridden(state: State, player: PlayerId, proposalId: ProposalId): boolean {
  const others = new Set(awakePlayers(state).flatMap(({ id }) => (id === player ? [] : [id])));
  const votes = state
    .by('votes', 'proposal', proposalId)
    .filter(({ playerId }) => others.has(playerId));
  const inFavour = votes.filter(({ vote }) => vote === 'FOR').length;
  return inFavour > 1 && (2 * inFavour > others.size || inFavour === votes.length);
}

/**
 * True if all that the proposal does is to set the end of a term of the player, to remove the player
 * or to change the rules of offices: no office guards itself, whatever it may veto.
 */
const isOwnEnd = (effects: readonly unknown[], player: PlayerId): boolean =>
  effects.length > 0 &&
  (effects as readonly Ending[]).every(({ type, playerId, patch }) =>
    type === 'AMEND_RULESET'
      ? Array.isArray(patch) && patch.every(({ path }: Place) => /^\/offices(?:\/|$)/.test(path))
      : (type === 'SET_TERM' || type === 'REMOVE_PLAYER') && playerId === player,
  );
type Place = { readonly path: string };
type Ending = { readonly type: string; readonly playerId?: PlayerId; readonly patch?: unknown };

type StampedEvent = { readonly atMs: Instant; readonly event: ProposalVetoed };

export const proposalVetoedOf = <S extends State>(
  rulesetOf: ValueTracking<S, unknown>['rulesetOf'],
) => ({
  evolve: (state: S, { atMs, event }: StampedEvent) => {
    const { proposalId, office, playerId, reason, votesFor, votesAgainst } = event;
    const proposal = state.need('proposals', proposalId);
    const vetoed = { status: 'VETOED', decidedAtMs: atMs, votesFor, votesAgainst } as const;
    state.put('proposals', { ...proposal, ...vetoed });
    state.put('vetoes', { id: proposalId, office, playerId, reason });
  },
  facts: (state: S, { office, playerId, proposalId, reason }: ProposalVetoed) => ({
    player: nameOf(state, playerId),
    office: findOffice(rulesetOf(state), office)?.title ?? office,
    ...proposalFacts(state, proposalId),
    reason,
  }),
  text: (state: S, { office, playerId, proposalId, reason }: ProposalVetoed) => {
    const title = findOffice(rulesetOf(state), office)?.title ?? office;
    const vetoed = proposalTitled(state, proposalId);
    return `${nameOf(state, playerId)}, ${title}, vetoed ${vetoed}: ${quoted(reason)}.`;
  },
  channel: 'PROPOSALS' as const,
  notice: 'PROPOSAL_DECIDED' as const,
  concerns: (event: ProposalVetoed, state: S): readonly PlayerId[] =>
    author(event, state).filter((id) => id !== event.playerId),
});
