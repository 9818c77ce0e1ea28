import { applyTransfers } from '../kernel';
import { evolveAuctionConcluded, evolveBidFailed, evolveLotSold } from './auction/settle-auction';
import { evolveBidInvalidated } from './bidding/invalidate-bids';
import { evolveBidPlaced } from './bidding/place-bid';
import { putNextBoundary } from './calendar/boundary';
import { evolveSecretActionsMatured } from './calendar/pass-maturation';
import { evolvePhaseStarted } from './calendar/phase';
import { evolveTimeSkipped } from './calendar/sleep';
import { evolveRoundStarted } from './calendar/start-round';
import { evolveClientSeedSet } from './chance/set-client-seed';
import { evolveWeekEnded, evolveWeekStarted } from './calendar/week';
import {
  evolveContractAccepted,
  evolveContractCancelled,
  evolveContractDeclined,
} from './contracts/accept-contract';
import {
  evolveContractChangeConsented,
  evolveContractChangeDropped,
  evolveContractChangeProposed,
} from './contracts/changes';
import {
  evolveContractAmended,
  evolveContractDissolved,
  evolveContractEnded,
} from './contracts/consent-to-contract-change';
import { evolveContractPartyLeft } from './contracts/leave-contracts';
import { evolveContractOffered } from './contracts/offer-contract';
import { evolveContractPaid } from './contracts/withdraw-from-contract';
import { evolveDuckCreated } from './ducks/create-duck';
import { evolveDuckLost } from './ducks/lose-ducks';
import type { RoundEvent, RoundEventType } from './event';
import { evolveFortuneTold } from './fortunes/tell-fortunes';
import { evolveHandPresented } from './hands/present-hand';
import { evolveHandPlaced } from './hands/settle-hands';
import { evolveTieTossed } from './hands/toss-tie';
import { EVOLVE_HOUSE } from './house/evolve';
import { followWorks } from './house/works';
import { EVOLVE_JUDGE } from './judge/evolve';
import { evolveLotGenerated } from './lots/generate-lot';
import { evolvePlayerLeft } from './membership/depart';
import { evolvePlayerJoined } from './membership/join-season';
import { evolveClockAdvanced } from './rehearsal/advance-clock';
import { evolveVoteCast } from './proposals/cast-vote';
import { evolveProposalAdopted, evolveProposalRejected } from './proposals/decide-proposals';
import { evolveProposalRetracted } from './proposals/retract-proposal';
import { evolveProposalSubmitted } from './proposals/submit-proposal';
import { evolveRoundClosed } from './season/close-season';
import { evolveRoundCreated } from './season/create-round';
import { evolveInviteRotated } from './season/rotate-invite';
import { evolveSecretActionCommitted } from './secret-actions/commit-secret-action';
import { evolveSecretActionFailed } from './secret-actions/fail-secret-action';
import { evolveSecretActionRevealed } from './secret-actions/reveal-secret-action';
import type { RoundState } from './state';
import { evolveWarAgreed } from './tables/agree-to-war';
import { evolveWarDrawn } from './tables/draw-war';
import { evolveSlotsPlayed } from './tables/play-slots';
import { evolveWarProposed } from './tables/propose-war';
import { evolveSatDown } from './tables/sit-down';
import { evolveStoodUp } from './tables/stand-up';
import { evolveTradeDone, evolveTradeOff } from './trades/accept-trade';
import { evolveTradeCancelled } from './trades/cancel-trade';
import { evolveTradeDeclined } from './trades/decline-trade';
import { evolveTradeOffered } from './trades/offer-trade';
import type { RoundStamped } from './turn';
import { evolveRoundWon } from './victory/watch-victory';

type Evolve<E extends RoundEvent> = (state: RoundState, stamped: RoundStamped<E>) => void;

const transfersOnly = (): void => undefined;
const wordsOnly = (): void => undefined;

/** The switch over all events: the type asks for each. */
const EVOLVE: { readonly [T in RoundEventType]: Evolve<Extract<RoundEvent, { type: T }>> } = {
  RoundCreated: evolveRoundCreated,
  RoundStarted: evolveRoundStarted,
  TimeSkipped: evolveTimeSkipped,
  RoundWon: evolveRoundWon,
  RoundClosed: evolveRoundClosed,
  InviteRotated: evolveInviteRotated,
  ClockAdvanced: evolveClockAdvanced,
  PlayerJoined: evolvePlayerJoined,
  PlayerLeft: evolvePlayerLeft,
  ItemsGranted: transfersOnly,
  WeekStarted: evolveWeekStarted,
  WeekEnded: evolveWeekEnded,
  ClientSeedSet: evolveClientSeedSet,
  PhaseStarted: evolvePhaseStarted,
  IncomePaid: transfersOnly,
  LotGenerated: evolveLotGenerated,
  BidPlaced: evolveBidPlaced,
  BidInvalidated: evolveBidInvalidated,
  LotSold: evolveLotSold,
  AuctionConcluded: evolveAuctionConcluded,
  SecretActionCommitted: evolveSecretActionCommitted,
  SecretActionRevealed: evolveSecretActionRevealed,
  SecretActionFailed: evolveSecretActionFailed,
  BidFailed: evolveBidFailed,
  HandPlaced: evolveHandPlaced,
  HandPresented: evolveHandPresented,
  TieTossed: evolveTieTossed,
  FortuneTold: evolveFortuneTold,
  TrungsTradedIn: transfersOnly,
  SlotsPlayed: evolveSlotsPlayed,
  SatDown: evolveSatDown,
  WarProposed: evolveWarProposed,
  WarAgreed: evolveWarAgreed,
  WarDrawn: evolveWarDrawn,
  StoodUp: evolveStoodUp,
  Said: wordsOnly,
  ...EVOLVE_JUDGE,
  SecretActionsMatured: evolveSecretActionsMatured,
  ProposalSubmitted: evolveProposalSubmitted,
  ProposalRetracted: evolveProposalRetracted,
  VoteCast: evolveVoteCast,
  ProposalAdopted: evolveProposalAdopted,
  ProposalRejected: evolveProposalRejected,
  TradeOffered: evolveTradeOffered,
  TradeDone: evolveTradeDone,
  TradeDeclined: evolveTradeDeclined,
  TradeCancelled: evolveTradeCancelled,
  TradeOff: evolveTradeOff,
  DuckCreated: evolveDuckCreated,
  DuckTraded: transfersOnly,
  DuckLost: evolveDuckLost,
  ContractOffered: evolveContractOffered,
  ContractAccepted: evolveContractAccepted,
  ContractDeclined: evolveContractDeclined,
  ContractCancelled: evolveContractCancelled,
  ContractDeposited: transfersOnly,
  ContractPaid: evolveContractPaid,
  ContractChangeProposed: evolveContractChangeProposed,
  ContractChangeConsented: evolveContractChangeConsented,
  ContractChangeDropped: evolveContractChangeDropped,
  ContractAmended: evolveContractAmended,
  ContractEnded: evolveContractEnded,
  ContractPartyLeft: evolveContractPartyLeft,
  ContractDissolved: evolveContractDissolved,
  ...EVOLVE_HOUSE,
};

/** The only thing that changes a round. It is total: what happened cannot be refused. */
export function evolveRound(state: RoundState, stamped: RoundStamped): void {
  const { event } = stamped;
  if ('transfers' in event) {
    applyTransfers(state, event.transfers);
    followWorks(state, event.transfers);
  }
  const evolve = EVOLVE[event.type] as Evolve<RoundEvent>;
  evolve(state, stamped);
  if (event.type === 'AuctionConcluded') putNextBoundary(state, stamped.atMs);
}
