/**
 * The bots' legislation. In week 2, when all are reputable, they adopt an Urgent proposal. In week
 * 3 they adopt a Standard one, which uses up a Proposal-Maker won with a hand [Proposals;
 * Proposal-Makers].
 */
import { askPlayers } from '../bots/dealing';
import type { Call } from '../bots/play';
import { happened, input } from '../bots/seat';
import type { Seat } from '../bots/seat';
import { CastVoteDocument, SubmitProposalDocument } from '../generated/operations';
import type { SubmitProposalInput } from '../generated/operations';

/** The indices of the proposer and of the bot that votes against everything. */
const [PROPOSER, OPPONENT] = [7, 3];
const MAKER = 'STANDARD_PROPOSAL_MAKER';

export async function amendRules(seat: Seat, call: Call): Promise<void> {
  if (call.__typename === 'WeekStarted' && call.week === 2 && seat.place === PROPOSER) {
    await propose(seat, URGENT);
  }
  if (call.__typename === 'WeekStarted' && call.week === 3 && (await isFirstWithMaker(seat))) {
    await propose(seat, STANDARD);
  }
  if (call.__typename === 'ProposalSubmitted') await vote(seat, call.proposal.id);
}

type Words = Pick<SubmitProposalInput, 'class' | 'title' | 'text' | 'effects'>;

const URGENT: Words = {
  class: 'URGENT',
  title: 'More lots, and a tax that is felt',
  text: 'Ten lots are not enough to keep the game going, and nobody has ever paid tax.',
  effects: [
    {
      amendRuleset: [
        { op: 'replace', path: '/auction/participation/minimum', value: 12 },
        { op: 'replace', path: '/income/tax/above', value: 60 },
      ],
    },
  ],
};

/** After this amendment, the first place's prize is enough to win at the week's settlement. */
const STANDARD: Words = {
  class: 'STANDARD',
  title: 'The first star wins',
  text: 'A Gold Star costs 5 Trungs, and whoever has one has won.',
  effects: [
    {
      amendRuleset: [
        { op: 'replace', path: '/exchanges/0/give/quantity', value: 5 },
        { op: 'replace', path: '/victory/quantity', value: 1 },
      ],
    },
  ],
};

async function propose(seat: Seat, words: Words): Promise<void> {
  const { submitProposal } = await seat.client.ask(SubmitProposalDocument, {
    input: { ...input(seat), ...words },
  });
  happened(seat, 'would propose', submitProposal);
}

async function isFirstWithMaker(seat: Seat): Promise<boolean> {
  const owners = (await askPlayers(seat)).filter(({ holdings }) =>
    holdings.some(({ item, quantity }) => item === MAKER && quantity > 0),
  );
  return owners[0]?.id === seat.playerId;
}

async function vote(seat: Seat, proposalId: string): Promise<void> {
  const { castVote } = await seat.client.ask(CastVoteDocument, {
    input: { ...input(seat), proposalId, vote: seat.place === OPPONENT ? 'AGAINST' : 'FOR' },
  });
  happened(seat, 'would vote', castVote);
}
