/**
 * The bots' legislation. The text names no way to win a dynasty, so one bot proposes a way, and all
 * vote [ruling V23].
 */
import { randomUUID } from 'node:crypto';
import { CastVoteDocument, FameDocument, SubmitProposalDocument } from '../generated/operations';
import { happened } from './seat';
import type { Seat } from './seat';

/** The victory condition asks for this many pegs more than any player has now. */
const MORE = 2;
/** The name of the bot that votes against the proposal. */
const OPPONENT = 'Dario';

export async function proposeVictory(seat: Seat): Promise<void> {
  const { client, seasonId } = seat;
  const { season } = await client.ask(FameDocument, { seasonId });
  const most = season !== null && 'byPegs' in season ? (season.byPegs.nodes[0]?.value ?? 0) : 0;
  const least = most + MORE;
  seat.tell('aside', `${seat.name} would have an end to it.`);
  const { submitProposal } = await client.ask(SubmitProposalDocument, {
    input: {
      seasonId,
      title: `Whoever has ${least} pegs has won`,
      text: `Nobody wins by these rules. The most that anybody has is ${most} pegs.`,
      effects: [
        { amendRuleset: [{ op: 'add', path: '/victory', value: [{ type: 'PEGS', least }] }] },
      ],
      idempotencyKey: randomUUID(),
    },
  });
  happened(seat, 'would propose', submitProposal);
}

export async function vote(seat: Seat, proposalId: string): Promise<void> {
  const { castVote } = await seat.client.ask(CastVoteDocument, {
    input: {
      seasonId: seat.seasonId,
      proposalId,
      vote: seat.name === OPPONENT ? 'AGAINST' : 'FOR',
      idempotencyKey: randomUUID(),
    },
  });
  // A majority adopts the proposal at once, so later votes are refused.
  happened(seat, 'would vote', castVote);
}
