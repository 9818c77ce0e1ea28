import { amount } from '../amounts';
import type { Instant, JsonObject } from '../../../src/kernel';
import type { PlaceBid, RoundEvent, RoundRefusal } from '../../../src/round';
import { highestBid } from '../../../src/round/bidding/open-bids';
import type { PlayerRow } from '../../../src/round/model/state';
import type { RoundRuleset } from '../../../src/rulesets';
import { addLot, addPlayer, runningRound, rulesetWith } from '../given';
import { later, MONDAY, ofType } from '../harness';
import type { TestRound } from '../harness';
import type { LotRow } from '../../../src/round/lots/vocabulary';

/** The default edition with open bids. Everybody may trade at once. */
export const openBidding = (
  change: (document: RoundRuleset) => void = () => undefined,
): RoundRuleset =>
  rulesetWith((document) => {
    document.auction.bidding = { procedure: 'OPEN', phase: 'AUCTION' };
    document.membership.reputableAfterDays = 0;
    change(document);
  });

export type House = {
  readonly round: TestRound;
  readonly players: readonly PlayerRow[];
  readonly lots: readonly LotRow[];
  /** Bids and returns the events. A refusal fails the test. */
  bid(player: number, lot: number, amount: number): RoundEvent[];
  tryBid(player: number, lot: number, amount: number): RoundRefusal | null;
  /** The leading bidder and the amount: `p2 7`. */
  leader(lot: number): string | null;
};

/** An Auction Phase. `chips` has one entry for each player. */
export function house(
  chips: readonly number[],
  { lots = 3, document = openBidding(), now = later(MONDAY, 1) } = {},
): House {
  const round = runningRound(document);
  const standing = Array.from({ length: lots }, () => addLot(round));
  const players = chips.map((CHIP) => addPlayer(round, { CHIP }));
  round.now = now;
  const command = (lot: number, amount: number): PlaceBid => ({
    type: 'PlaceBid',
    lotId: `l${lot}` as const,
    amount,
  });
  return {
    round,
    players,
    lots: standing,
    bid: (player, lot, amount) => [...round.do(`account-${player}`, command(lot, amount))],
    tryBid: (player, lot, amount) => round.ask(`account-${player}`, command(lot, amount)),
    leader: (lot) => {
      const bid = highestBid(round.state, `l${lot}` as const);
      return bid === null ? null : `${bid.playerId} ${bid.amount}`;
    },
  };
}

/** All bids in the order of their numbers, each as `p2 7 WON`. */
export const bidsOf = ({ round }: House): string[] =>
  round.state
    .all('bids')
    .map(({ playerId, amount, status, failure }) =>
      [playerId, amount, status, ...(failure === null ? [] : [failure])].join(' '),
    );

/** The first player gives chips to the second for nothing. */
export function give({ round, players }: House, quantity: number): RoundEvent[] {
  const chips = [amount('CHIP', quantity)];
  const toId = players[1]!.id;
  const offer = { type: 'OfferTrade', toId, give: chips, get: [], counterTo: null } as const;
  const [offered] = ofType(round.do('account-1', offer), 'TradeOffered');
  return [...round.do('account-2', { type: 'AcceptTrade', tradeId: offered!.tradeId })];
}

/**
 * The first player amends the rules by an urgent proposal. Returns the events until its adoption
 * two days later.
 */
export function amend(at: House, patch: readonly JsonObject[]): RoundEvent[] {
  return [...at.round.advanceTo(submit(at, patch))];
}

/** Submits an urgent proposal. Returns the instant of the decision. */
export function submit({ round }: House, patch: readonly JsonObject[]): Instant {
  const [submitted] = ofType(
    round.do('account-1', {
      type: 'SubmitProposal',
      class: 'URGENT',
      title: 'Otherwise',
      text: '',
      effects: patch.length === 0 ? [] : [{ type: 'AMEND_RULESET', patch: [...patch] }],
    }),
    'ProposalSubmitted',
  );
  return submitted!.closesAtMs;
}
