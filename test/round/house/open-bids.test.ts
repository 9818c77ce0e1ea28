/** Player Lots take open bids after their Auction House has been abolished [N9, Y1]. */
import type { JsonObject } from '../../../src/kernel';
import type { LotId } from '../../../src/round/model/ids';
import { ofType } from '../harness';
import type { TestRound } from '../harness';
import { clockTo, gala, makeLot, MONDAY, THURSDAY } from './gallery-round';

const HOUR_MS = 3_600_000;

const NO_HOUSE: readonly JsonObject[] = [
  { op: 'replace', path: '/auction/house', value: null },
  { op: 'replace', path: '/auction/bidding/procedure', value: 'OPEN' },
];

/** Submits an urgent proposal, which all adopt two days later. */
function propose(round: TestRound, patch: readonly JsonObject[]): void {
  const told = round.do('bob', {
    type: 'SubmitProposal',
    class: 'URGENT',
    title: 'Otherwise',
    text: '',
    effects: patch.length === 0 ? [] : [{ type: 'AMEND_RULESET', patch: [...patch] }],
  });
  const { proposalId } = ofType(told, 'ProposalSubmitted')[0]!;
  for (const who of ['ann', 'bob', 'cyd']) {
    round.do(who, { type: 'CastVote', proposalId, vote: 'FOR' });
  }
}

/** A lot of Ann's, which takes open bids from Tuesday noon on. `next` is adopted a day later. */
function amended(next: readonly JsonObject[] = []): {
  readonly round: TestRound;
  readonly lotId: LotId;
} {
  const round = gala({
    works: [100],
    change: (document) => {
      document.membership.reputableAfterDays = 0;
    },
  });
  const lot = makeLot(round, 'ann', { 'WORK:w1': 1, TRUNG: 2 });
  propose(round, NO_HOUSE);
  clockTo(round, MONDAY + 12 * HOUR_MS);
  propose(round, next);
  clockTo(round, MONDAY + 36 * HOUR_MS);
  return { round, lotId: lot.id };
}

it('lets a bid on a lot fall as its creator leaves with it [B2, E7, Y1]', () => {
  const { round, lotId } = amended();
  round.do('bob', { type: 'PlaceBid', lotId, amount: 10 });
  round.do('cyd', { type: 'PlaceBid', lotId, amount: 20 });
  const told = round.do('ann', { type: 'LeaveSeason' });
  expect(round.violations()).toEqual([]);
  expect(ofType(told, 'BidFailed')).toMatchObject([
    { bidId: 'b1', reason: 'LOT_NOT_IN_AUCTION' },
    { bidId: 'b2', reason: 'LOT_NOT_IN_AUCTION' },
  ]);
  const [concluded] = ofType(clockTo(round, THURSDAY), 'AuctionConcluded');
  expect(concluded).toMatchObject({ bidders: 0, soldLotIds: [] });
});

it('gives a lot out before it would go back, where an amendment ends the phase [AG3, Y1]', () => {
  const { round, lotId } = amended([
    { op: 'replace', path: '/phases/0/days', value: [1, 2] },
    { op: 'replace', path: '/phases/1/days', value: [3, 4, 5, 6, 0] },
  ]);
  round.do('cyd', { type: 'PlaceBid', lotId, amount: 150 });
  const told = clockTo(round, MONDAY + 60 * HOUR_MS);
  expect(ofType(told, 'PlayerLotReturned')).toEqual([]);
  expect(ofType(told, 'AuctionConcluded')).toMatchObject([{ bidders: 1, soldLotIds: [lotId] }]);
  expect(round.held('cyd', 'TRUNG')).toBe(7);
  expect(round.state.need('works', 'w1').value).toBe(150);
});
