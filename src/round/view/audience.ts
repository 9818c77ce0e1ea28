/** Whom an event concerns in person: in whose inbox it goes, whichever season they look at. */
import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { BidPlaced } from '../bidding/events';
import { allPartiesOf } from '../contracts/parties';
import type { LotSold, RoundEvent, RoundEventType } from '../event';
import type { RoundState } from '../state';

type Concerned = readonly PlayerId[];
type Audience<E extends RoundEvent> = (event: E, state: RoundState) => Concerned;

const player = ({ playerId }: { readonly playerId: PlayerId }): Concerned => [playerId];

const offerer = ({ tradeId }: { readonly tradeId: string }, state: RoundState): Concerned => [
  state.need('trades', tradeId).fromId,
];

function bothParties({ tradeId }: { readonly tradeId: string }, state: RoundState): Concerned {
  const { fromId, toId } = state.need('trades', tradeId);
  return [fromId, toId];
}

/** All who are, were or would be parties. */
function everyParty(
  { contractId }: { readonly contractId: string },
  state: RoundState,
): PlayerId[] {
  return allPartiesOf(state, contractId).map(({ playerId }) => playerId);
}

function otherParties(
  event: { readonly contractId: string; readonly playerId: PlayerId },
  state: RoundState,
): PlayerId[] {
  return everyParty(event, state).filter((id) => id !== event.playerId);
}

/** Whoever is outbid by somebody else. */
function outbidder({ playerId, outbidId }: BidPlaced, state: RoundState): Concerned {
  const outbid = outbidId === null ? playerId : state.need('bids', outbidId).playerId;
  return outbid === playerId ? [] : [outbid];
}

/** Whose bids lead because higher ones are gone. */
const leadersAgain = (bidIds: readonly string[], state: RoundState): PlayerId[] => [
  ...new Set(bidIds.map((id) => state.need('bids', id).playerId)),
];

/** The winner, the creator of a Player Lot, and those whose open bids on the lot lost against it. */
function bidders({ lotId, playerId }: LotSold, state: RoundState): Concerned {
  const lost = state
    .by('bids', 'lot', lotId)
    .filter(({ actionId, status }) => actionId === null && status === 'LOST')
    .sort(byOrdinal);
  const { creatorId } = state.need('lots', lotId);
  const creator = creatorId === null ? [] : [creatorId];
  return [...new Set([playerId, ...creator, ...lost.map((bid) => bid.playerId)])];
}

const author = ({ proposalId }: { readonly proposalId: string }, state: RoundState): Concerned => [
  state.need('proposals', proposalId).authorId,
];

/** What is not here concerns nobody in particular, or only the one who did it. */
const AUDIENCES: {
  readonly [T in RoundEventType]?: Audience<Extract<RoundEvent, { readonly type: T }>>;
} = {
  RoundWon: player,
  PlayerLeft: (event, state) => [
    ...(event.departure === 'REMOVED' ? player(event) : []),
    ...leadersAgain(event.nextBidIds, state),
  ],
  ItemsGranted: player,
  BidPlaced: outbidder,
  BidInvalidated: ({ playerId, nextBidId }, state) => [
    ...new Set([playerId, ...leadersAgain(nextBidId === null ? [] : [nextBidId], state)]),
  ],
  LotSold: bidders,
  PlayerLotReturned: player,
  ThirdPartyBidGenerated: player,
  ThirdPartyWon: player,
  WorksRevalued: player,
  WorkCreated: player,
  SecretActionFailed: (event) => (event.reason === 'REPLACED' ? [] : player(event)),
  BidFailed: player,
  HandPlaced: player,
  FortuneTold: player,
  TradeOffered: ({ toId }) => [toId],
  TradeDone: offerer,
  TradeDeclined: offerer,
  TradeCancelled: (event, state) =>
    bothParties(event, state).filter(
      (party) => party !== (event.leaverId ?? state.need('trades', event.tradeId).fromId),
    ),
  TradeOff: bothParties,
  DuckCreated: player,
  ContractOffered: ({ partyIds, offererId }) => partyIds.filter((id) => id !== offererId),
  ContractAccepted: otherParties,
  ContractDeclined: otherParties,
  ContractCancelled: otherParties,
  ContractPaid: otherParties,
  ContractChangeProposed: ({ awaitedIds }) => awaitedIds,
  ContractChangeDropped: ({ changeId }, state) => {
    const { proposerId, awaitedIds } = state.need('contractChanges', changeId);
    return [proposerId, ...awaitedIds];
  },
  ContractAmended: everyParty,
  ContractEnded: everyParty,
  ContractPartyLeft: otherParties,
  WarDrawn: ({ winnerId, cards }) =>
    winnerId === null ? [] : cards.map(({ playerId }) => playerId),
  JudgeElected: ({ counts }) => counts.map(({ playerId }) => playerId),
  JudgeAppointed: player,
  JudgeRemovalAssented: ({ judgeId }) => [judgeId],
  RulingIssued: ({ requestId }, state) => [state.need('justiceRequests', requestId).playerId],
  ProposalAdopted: author,
  ProposalRejected: author,
};

/** The state is the one after the event, or a later one. */
export function audienceOf(state: RoundState, event: RoundEvent): Concerned {
  const audience = AUDIENCES[event.type] as Audience<RoundEvent> | undefined;
  return audience?.(event, state) ?? [];
}
