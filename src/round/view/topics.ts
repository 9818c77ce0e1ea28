import type { RoundEvent } from '../event';
import { isHouseEvent } from '../house/events';
import { isJudgeEvent } from '../judge/events';
import { isHandEvent } from './hand-event-text';

/** What a live view of a round can be of. */
export type RoundTopic = 'AUCTION' | `TABLE:${string}`;

/**
 * Whether the auction looks different after it: its lots, bids or participation, or what of its
 * round it leads to: status, week, phase, next deadline.
 */
function touchesAuction(event: RoundEvent): boolean {
  if (isJudgeEvent(event) || isHandEvent(event)) return false;
  // A Work that is made goes to a player, and into no lot.
  if (isHouseEvent(event)) return event.type !== 'WorkCreated';
  switch (event.type) {
    case 'RoundCreated':
    case 'RoundStarted':
    case 'TimeSkipped':
    case 'RoundWon':
    case 'RoundClosed':
    case 'PlayerJoined':
    case 'PlayerLeft':
    case 'WeekStarted':
    case 'WeekEnded':
    case 'PhaseStarted':
    case 'LotGenerated':
    case 'BidPlaced':
    case 'BidInvalidated':
    case 'LotSold':
    case 'AuctionConcluded':
    case 'BidFailed':
      return true;
    case 'ProposalAdopted':
      return event.revision !== null;
    case 'SecretActionRevealed':
    case 'SecretActionFailed':
      return event.kind === 'BIDS';
    case 'InviteRotated':
    case 'ClockAdvanced':
    case 'ItemsGranted':
    case 'IncomePaid':
    case 'SecretActionCommitted':
    case 'TrungsTradedIn':
    case 'ClientSeedSet':
    case 'SlotsPlayed':
    case 'SatDown':
    case 'WarProposed':
    case 'WarAgreed':
    case 'WarDrawn':
    case 'StoodUp':
    case 'Said':
    case 'SecretActionsMatured':
    case 'ProposalSubmitted':
    case 'ProposalRetracted':
    case 'VoteCast':
    case 'ProposalRejected':
    case 'TradeOffered':
    case 'TradeDone':
    case 'TradeDeclined':
    case 'TradeCancelled':
    case 'TradeOff':
    case 'DuckCreated':
    case 'DuckTraded':
    case 'DuckLost':
    case 'ContractOffered':
    case 'ContractAccepted':
    case 'ContractDeclined':
    case 'ContractCancelled':
    case 'ContractDeposited':
    case 'ContractPaid':
    case 'ContractChangeProposed':
    case 'ContractChangeConsented':
    case 'ContractChangeDropped':
    case 'ContractAmended':
    case 'ContractEnded':
    case 'ContractPartyLeft':
    case 'ContractDissolved':
      return false;
  }
}

export function topicsOf(event: RoundEvent): readonly RoundTopic[] {
  // A table is the matter of its own events alone.
  if ('tableId' in event) return [`TABLE:${event.tableId}`];
  return touchesAuction(event) ? ['AUCTION'] : [];
}
