import type { RoundEvent } from '../event';

/** What a live view of a round can be of. */
export type RoundTopic = 'AUCTION';

/**
 * Whether the auction looks different after it: its lots, bids or participation, or what of its
 * round it leads to: status, week, phase, next deadline.
 */
function touchesAuction(event: RoundEvent): boolean {
  switch (event.type) {
    case 'RoundCreated':
    case 'RoundStarted':
    case 'RoundWon':
    case 'RoundClosed':
    case 'PlayerJoined':
    case 'PlayerLeft':
    case 'WeekStarted':
    case 'WeekEnded':
    case 'PhaseStarted':
    case 'LotGenerated':
    case 'LotSold':
    case 'AuctionConcluded':
    case 'BidFailed':
      return true;
    case 'SecretActionRevealed':
    case 'SecretActionFailed':
      return event.kind === 'BIDS';
    case 'InviteRotated':
    case 'ClockAdvanced':
    case 'ItemsGranted':
    case 'IncomePaid':
    case 'SecretActionCommitted':
    case 'HandPlaced':
    case 'FortuneTold':
    case 'TrungsTradedIn':
    case 'TradeOffered':
    case 'TradeDone':
    case 'TradeDeclined':
    case 'TradeCancelled':
    case 'TradeOff':
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
  return touchesAuction(event) ? ['AUCTION'] : [];
}
