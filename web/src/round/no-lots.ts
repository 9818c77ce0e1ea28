type Told = 'round.noLots' | 'round.noneNow' | 'round.noneInPause' | 'round.noneOver';

type Moment = {
  readonly biddingClosesAt: string | null;
  readonly isPaused: boolean;
  readonly isOver: boolean;
};

/** Lots that come before an auction do not come any more while bids are made, and none does in a pause or after the end. */
export function noLots({ biddingClosesAt, isPaused, isOver }: Moment): Told {
  if (isOver) return 'round.noneOver';
  if (isPaused) return 'round.noneInPause';
  return biddingClosesAt === null ? 'round.noLots' : 'round.noneNow';
}
