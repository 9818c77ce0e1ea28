/**
 * The bots' legislation: the text names no way to win a dynasty, so one of them proposes one, and
 * all vote [ruling V23].
 */
import { randomUUID } from 'node:crypto';
import { CastVoteDocument, FameDocument, SubmitProposalDocument } from '../generated/operations';
import { happened } from './seat';
import type { Seat } from './seat';

/** More pegs than any player has, so that the leader still has to win some. */
const MORE = 2;
/** By name. */
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
  // A majority adopts it at once; later votes are no longer possible.
  happened(seat, 'would vote', castVote);
}
