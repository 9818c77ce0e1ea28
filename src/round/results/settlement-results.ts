/** The results of a settlement for each player, collected from its events. */
import type { Instant, PlayerId } from '../../kernel';
import { openBidders } from '../bidding/open-bids';
import type { RoundEvent } from '../model/event';
import type { RoundState } from '../model/state';
import type { LotId, SecretActionId } from '../model/ids';
import type { LotGivenOut, WeekResult } from './vocabulary';
import { resultPartOf } from './played-events';

type ResultChange = Partial<Omit<WeekResult, 'playerId'>>;

export class SettlementResults {
  private readonly results = new Map<PlayerId, WeekResult>();
  /** The open bids at the start of the settlement, before payments invalidate any of them. */
  private readonly open: ReadonlySet<string>;

  constructor(
    private readonly state: RoundState,
    private readonly now: Instant,
  ) {
    const bids = openBidders(state).flatMap((id) => state.by('bids', 'openOf', id));
    this.open = new Set(bids.map(({ id }) => id));
  }

  all(): WeekResult[] {
    return [...this.results.values()];
  }

  /** Call this before each event, while the bids that it decides are still valid. */
  before(event: RoundEvent): void {
    const part = resultPartOf(this.state, event);
    if (part === null) return;
    if ('lotId' in part) {
      this.givenOut(part);
      return;
    }
    const { playerId, handIds = [], fortunes = [], failedActionIds = [] } = part;
    this.add(playerId, (result) => ({
      handIds: [...result.handIds, ...handIds],
      fortunes: [...result.fortunes, ...fortunes],
      failedActionIds: [...result.failedActionIds, ...failedActionIds],
    }));
  }

  private givenOut({ lotId, price, winnerId }: LotGivenOut): void {
    if (winnerId !== null) {
      this.add(winnerId, ({ wonLotIds, paid }) => ({
        wonLotIds: [...wonLotIds, lotId],
        paid: paid + price,
      }));
    }
    this.sold(lotId, price);
    this.lost(lotId, winnerId);
  }

  private add(playerId: PlayerId, change: (result: WeekResult) => ResultChange): void {
    const result = this.results.get(playerId) ?? emptyResult(playerId);
    this.results.set(playerId, { ...result, ...change(result) });
  }

  /** Adds the price to the results of a Player Lot's creator. */
  private sold(lotId: LotId, price: number): void {
    const { creatorId } = this.state.need('lots', lotId);
    if (creatorId === null) return;
    this.add(creatorId, ({ soldLotIds, earned }) => ({
      soldLotIds: [...soldLotIds, lotId],
      earned: earned + price,
    }));
  }

  /**
   * Adds the lot to the lost lots of the auction's other bidders on it, also of those whose open
   * bids the settlement has invalidated.
   */
  private lost(lotId: LotId, winnerId: PlayerId | null): void {
    const bidders = this.state
      .by('bids', 'lot', lotId)
      .filter(
        (bid) => this.open.has(bid.id) || (bid.status === 'STANDING' && this.isOfNow(bid.actionId)),
      )
      .map(({ playerId }) => playerId);
    for (const bidder of new Set(bidders)) {
      if (bidder === winnerId) continue;
      this.add(bidder, ({ lostLotIds }) => ({ lostLotIds: [...lostLotIds, lotId] }));
    }
  }

  private isOfNow(actionId: SecretActionId | null): boolean {
    if (actionId === null) return true;
    return this.state.need('secretActions', actionId).revealsAtMs <= this.now;
  }
}

const emptyResult = (playerId: PlayerId): WeekResult => ({
  playerId,
  wonLotIds: [],
  paid: 0,
  lostLotIds: [],
  soldLotIds: [],
  earned: 0,
  handIds: [],
  fortunes: [],
  failedActionIds: [],
});
