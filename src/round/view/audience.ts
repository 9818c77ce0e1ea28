/** Whom an event concerns in person: in whose inbox it goes, whichever season they look at. */
import type { PlayerId } from '../../kernel';
import { allPartiesOf } from '../contracts/parties';
import type { RoundEvent, RoundEventType } from '../event';
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

const author = ({ proposalId }: { readonly proposalId: string }, state: RoundState): Concerned => [
  state.need('proposals', proposalId).authorId,
];

/** What is not here concerns nobody in particular, or only the one who did it. */
const AUDIENCES: {
  readonly [T in RoundEventType]?: Audience<Extract<RoundEvent, { readonly type: T }>>;
} = {
  RoundWon: player,
  PlayerLeft: (event) => (event.departure === 'REMOVED' ? player(event) : []),
  ItemsGranted: player,
  LotSold: player,
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
