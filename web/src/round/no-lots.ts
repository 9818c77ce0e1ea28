type Told = 'round.noLots' | 'round.noneNow' | 'round.noneInPause';

/** Lots that come before an auction do not come any more while bids are made, and none does in a pause. */
export function noLots(biddingClosesAt: string | null, isPaused: boolean): Told {
  if (isPaused) return 'round.noneInPause';
  return biddingClosesAt === null ? 'round.noLots' : 'round.noneNow';
}
