type NoLotsWord = 'round.noLots' | 'round.noneNow' | 'round.noneInPause' | 'round.noneOver';

type AuctionMoment = {
  readonly biddingClosesAt: string | null;
  readonly isPaused: boolean;
  readonly isOver: boolean;
};

/**
 * Why no lots will come: lots made before an auction stop during bidding, and none come in a pause
 * or after the end.
 */
export function noLotsReason({ biddingClosesAt, isPaused, isOver }: AuctionMoment): NoLotsWord {
  if (isOver) return 'round.noneOver';
  if (isPaused) return 'round.noneInPause';
  return biddingClosesAt === null ? 'round.noLots' : 'round.noneNow';
}
