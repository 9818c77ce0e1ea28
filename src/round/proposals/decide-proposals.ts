/**
 * "At the end of its voting period, a proposal takes effect if it is popular …. If more than one
 * proposal would otherwise take effect simultaneously, they take effect in the order in which they
 * were created" [Proposals; rulings A3, H2, H3].
 */
import { counted, retime, SECOND_MS } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { putNextBoundary } from '../calendar/boundary';
import { theAuction } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { hatch } from '../ducks/create-duck';
import { makeWork } from '../house/create-work-of-art';
import { roundOf, tempoOf } from '../ground/state';
import type { RoundState } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import { planEffects } from './effects';
import type { EffectsPlan } from './effects';
import type { ProposalAdopted, ProposalRejected } from './events';
import { proposalsClosedBy } from './open-proposal';
import { isPopular } from './popularity';
import type { Tally } from './popularity';
import type { ProposalRow } from './rows';
import { tallyNow } from './tally';
import { titled } from './text';
import type { ProposalId } from './ids';

const NOTHING: EffectsPlan = { document: null, transfers: [], standings: [], ducks: [], works: [] };

export function decideProposals(turn: RoundTurn): void {
  for (const proposal of proposalsClosedBy(turn.state, turn.now)) decide(turn, proposal);
}

function decide(turn: RoundTurn, { id: proposalId, popularity, effects }: ProposalRow): void {
  const tally = tallyNow(turn.state, proposalId);
  if (!isPopular(popularity, tally)) {
    turn.emit({ type: 'ProposalRejected', proposalId, ...tally });
    return;
  }
  const planned = planEffects(turn.state, turn.now, effects, { mayLack: false });
  const failure = 'failure' in planned ? planned.failure : null;
  const plan = 'failure' in planned ? NOTHING : planned;
  const { document, transfers, standings } = plan;
  const revision =
    document === null ? null : { revision: roundOf(turn.state).revision + 1, document };
  const adopted = { proposalId, ...tally, failure, revision, standings, transfers };
  turn.emit({ type: 'ProposalAdopted', ...adopted });
  for (const { playerId, name } of plan.ducks) hatch(turn, playerId, name);
  for (const work of plan.works) makeWork(turn, work, proposalId);
}

export const proposalAdopted: RoundEventRecord<ProposalAdopted> = {
  evolve: (state, { seq, atMs, event }) => {
    const { proposalId, votesFor, votesAgainst, failure, revision, standings } = event;
    state.put('proposals', {
      ...state.need('proposals', proposalId),
      status: 'ADOPTED',
      decidedAtMs: atMs,
      votesFor,
      votesAgainst,
      revision: revision?.revision ?? null,
      failure,
    });
    for (const { playerId, joinedAtMs } of standings) {
      state.put('players', { ...state.need('players', playerId), joinedAtMs });
    }
    if (revision !== null) putRevision(state, revision, { seq, atMs });
  },
  text: (state, event) => {
    const revision =
      event.revision === null
        ? ''
        : `; revision ${event.revision.revision} of the rules is in force`;
    const failure = event.failure === null ? '' : '; its effects could not be applied';
    return `${subject(state, event)}, was adopted ${tallyWords(event)}${revision}${failure}.`;
  },
  channel: 'PROPOSALS',
  touches: ({ revision }) => (revision === null ? [] : theAuction()),
  notice: 'PROPOSAL_DECIDED',
  concerns: author,
};

/** The revision rules from this instant on; rules-time goes on from where it is [ruling P5]. */
function putRevision(
  state: RoundState,
  { revision, document }: NonNullable<ProposalAdopted['revision']>,
  { seq, atMs }: { readonly seq: number; readonly atMs: Instant },
): void {
  const round = roundOf(state);
  const dayMs = document.rulesDaySeconds * SECOND_MS;
  const tempo = dayMs === round.dayMs ? tempoOf(round) : retime(tempoOf(round), dayMs, atMs);
  const { anchorMs, rulesAnchorMs } = tempo;
  const id = `r${String(revision)}`;
  state.put('revisions', { id, revision, adoptedAtMs: atMs, adoptedSeq: seq, document });
  state.put('rounds', { ...round, revision, dayMs, anchorMs, rulesAnchorMs });
  putNextBoundary(state, atMs);
}

export const proposalRejected: RoundEventRecord<ProposalRejected> = {
  evolve: (state, { atMs, event: { proposalId, votesFor, votesAgainst } }) => {
    const proposal = state.need('proposals', proposalId);
    const rejected = { status: 'REJECTED', decidedAtMs: atMs, votesFor, votesAgainst } as const;
    state.put('proposals', { ...proposal, ...rejected });
  },
  text: (state, event) => `${subject(state, event)}, was rejected ${tallyWords(event)}.`,
  channel: 'PROPOSALS',
  notice: 'PROPOSAL_DECIDED',
  concerns: author,
};

type OfProposal = { readonly proposalId: ProposalId };

function author({ proposalId }: OfProposal, state: RoundState): readonly PlayerId[] {
  return [state.need('proposals', proposalId).authorId];
}

/** The proposal, as a sentence begins. */
function subject(state: RoundState, { proposalId }: OfProposal): string {
  const text = titled(state, proposalId);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const tallyWords = ({ votesFor, votesAgainst }: Tally): string =>
  `by ${votesFor} to ${counted(votesAgainst, 'vote')}`;
