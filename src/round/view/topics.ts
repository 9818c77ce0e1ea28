import type { RoundEvent } from '../event';

/** What a live view of a round can be of. */
export type RoundTopic = 'AUCTION';

/** Whether the auction looks different after it: its lots, bids or participation. */
function touchesAuction(event: RoundEvent): boolean {
  switch (event.type) {
    case 'RoundCreated':
    case 'PlayerJoined':
    case 'PlayerLeft':
    case 'WeekStarted':
    case 'LotGenerated':
    case 'LotSold':
    case 'AuctionConcluded':
    case 'BidFailed':
      return true;
    case 'SecretActionRevealed':
    case 'SecretActionFailed':
      return event.kind === 'BIDS';
    case 'RoundStarted':
    case 'RoundWon':
    case 'RoundClosed':
    case 'InviteRotated':
    case 'ClockAdvanced':
    case 'ItemsGranted':
    case 'WeekEnded':
    case 'PhaseStarted':
    case 'IncomePaid':
    case 'SecretActionCommitted':
    case 'HandPlaced':
    case 'FortuneTold':
    case 'TrungsTradedIn':
      return false;
  }
}

export function topicsOf(event: RoundEvent): readonly RoundTopic[] {
  return touchesAuction(event) ? ['AUCTION'] : [];
}
