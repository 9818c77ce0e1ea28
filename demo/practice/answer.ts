/** A bot's answers to offers. It answers every offer, and accepts only fair trades. */
import type { Call } from '../bots/play';
import { happened, input } from '../bots/seat';
import type { Seat } from '../bots/seat';
import {
  AcceptTradeDocument,
  AgreeToWarDocument,
  CastVoteDocument,
  DeclineContractDocument,
  DeclineTradeDocument,
  OneTradeDocument,
  ProposeWarDocument,
} from '../generated/operations';
import type { BargainFragment } from '../generated/operations';

/** The worth to a bot of a card and of any other item, in the round's currency. */
const CARD = 8;
const OTHER = 15;
/** The bot's stake in a war. */
const WAGER = 5;

export async function answerOthers(seat: Seat, call: Call): Promise<void> {
  if (call.__typename === 'TradeOffered' && call.trade.to.id === seat.playerId) {
    const { node } = await seat.client.ask(OneTradeDocument, { tradeId: call.trade.id });
    if (node?.__typename === 'Trade') await answerTrade(seat, node);
  }
  if (call.__typename === 'ContractOffered') await answerContract(seat, call.contract);
  if (call.__typename === 'ProposalSubmitted') await vote(seat, call.proposal.id);
  if (call.__typename === 'WarProposed') await answerWar(seat, call);
}

/** Accepts a fair or better trade, and declines any other. */
export async function answerTrade(seat: Seat, trade: BargainFragment): Promise<void> {
  if (trade.to.id !== seat.playerId) return;
  const trading = { input: { ...input(seat), tradeId: trade.id } };
  if (worth(seat, trade.give) >= worth(seat, trade.get)) {
    const { acceptTrade } = await seat.client.ask(AcceptTradeDocument, trading);
    if (happened(seat, 'would accept a trade', acceptTrade)) return;
  }
  const { declineTrade } = await seat.client.ask(DeclineTradeDocument, {
    input: { ...input(seat), tradeId: trade.id },
  });
  happened(seat, 'would decline a trade', declineTrade);
}

function worth({ rules }: Seat, goods: BargainFragment['give']): number {
  return goods.reduce((sum, { item, quantity, card }) => {
    const other = item === rules.currency ? 1 : OTHER;
    return sum + quantity * (card === null ? other : CARD);
  }, 0);
}

/** Declines a contract. */
async function answerContract(
  seat: Seat,
  { id, offerer, parties }: Extract<Call, { __typename: 'ContractOffered' }>['contract'],
): Promise<void> {
  const isParty = parties.some(({ player }) => player.id === seat.playerId);
  if (!isParty || offerer.id === seat.playerId) return;
  const { declineContract } = await seat.client.ask(DeclineContractDocument, {
    input: { ...input(seat), contractId: id },
  });
  happened(seat, 'would decline a contract', declineContract);
}

/** A cautious bot votes against, the others vote for. A refusal is ignored. */
async function vote(seat: Seat, proposalId: string): Promise<void> {
  const isAgainst = seat.personality.character === 'cautious';
  const { castVote } = await seat.client.ask(CastVoteDocument, {
    input: { ...input(seat), proposalId, vote: isAgainst ? 'AGAINST' : 'FOR' },
  });
  happened(seat, 'would vote', castVote);
}

/** Joins a war with a free seat, and agrees once both wagers are placed. */
async function answerWar(
  seat: Seat,
  { war, terms }: Extract<Call, { __typename: 'WarProposed' }>,
): Promise<void> {
  const isSitting = war.seats.some(({ player }) => player.id === seat.playerId);
  if (isSitting && war.seats.length === 2 && war.seats.every(({ wager }) => wager !== null)) {
    const { agreeToWar } = await seat.client.ask(AgreeToWarDocument, {
      input: { ...input(seat), tableId: war.id, terms },
    });
    happened(seat, 'would agree to the war', agreeToWar);
  }
  if (isSitting || war.seats.length >= 2) return;
  const wager = [{ item: seat.rules.currency, quantity: WAGER }];
  const { proposeWar } = await seat.client.ask(ProposeWarDocument, {
    input: { ...input(seat), tableId: war.id, wager },
  });
  happened(seat, 'would join the war', proposeWar);
}
