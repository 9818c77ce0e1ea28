type NoLotsWord = 'round.noLots' | 'round.noneNow' | 'round.noneInPause' | 'round.noneOver';

type AuctionMoment = {
  readonly biddingClosesAt: string | null;
  readonly isPaused: boolean;
  readonly isOver: boolean;
};

/**
 * The reason why there are no lots: the round has ended or is paused, none are made during bidding,
 * or none has been made yet.
 */
export function noLotsReason({ biddingClosesAt, isPaused, isOver }: AuctionMoment): NoLotsWord {
  if (isOver) return 'round.noneOver';
  if (isPaused) return 'round.noneInPause';
  return biddingClosesAt === null ? 'round.noLots' : 'round.noneNow';
}
