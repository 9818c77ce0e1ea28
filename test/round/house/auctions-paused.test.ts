/**
 * A pause between a phase and the date of its sealed bids, or within the phase, changes only dates
 * [AA5].
 */
import type { JsonObject } from '../../../src/kernel';
import type { RoundEvent } from '../../../src/round';
import { roundOf } from '../../../src/round/model/state';
import type { RoundRuleset } from '../../../src/rulesets';
import { given } from '../given';
import { later } from '../harness';
import type { TestRound } from '../harness';
import { bids, clockTo, gala, makeLot, MONDAY, NEXT_SUNDAY, THURSDAY } from './gallery-round';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

type Change = (document: RoundRuleset) => void;
type Script = {
  readonly change: Change;
  readonly patch: readonly JsonObject[];
  readonly seals: boolean;
  /** The start of the pause in days after Thursday, and its length in weeks; null for no pause. */
  readonly pause: readonly [day: number, weeks: number] | null;
};

/** Sets the procedures of House Lots and Player Lots. The edition seals bids on both. */
const rulesOf =
  (house: string, players: string): Change =>
  ({ auction, membership }) => {
    auction.bidding.procedure = house as 'OPEN';
    auction.house!.playerLots.procedure = players as 'OPEN';
    membership.reputableAfterDays = 0;
  };
const patchTo = (house: string, players: string): JsonObject[] => [
  { op: 'replace', path: '/auction/bidding/procedure', value: house },
  { op: 'add', path: '/auction/house/playerLots/procedure', value: players },
];

function pauseAt(round: TestRound, days: number, weeks: number): void {
  const since = later(THURSDAY, days * DAY_MS);
  clockTo(round, since);
  const resumesAtMs = later(since, weeks * WEEK_MS);
  given(round, since, { type: 'SeasonPaused', resumesAtMs, proposalId: 'm1' });
}

/** The auctions' results at the end of the first week of play. */
function auctions({ change, patch, seals, pause }: Script): unknown {
  const round = gala({ change });
  round.do('ann', { type: 'GenerateLot', clientSeed: null });
  const lot = makeLot(round, 'ann', { TRUNG: 2 });
  clockTo(round, MONDAY);
  for (const lotId of ['l1', lot.id] as const) {
    round.ask('bob', { type: 'PlaceBid', lotId, amount: 5 });
  }
  if (seals) round.ask('cyd', bids([1, 6], [lot.number, 7]));
  const effects = [{ type: 'AMEND_RULESET', patch }] as const;
  const asked = { type: 'SubmitProposal', class: 'URGENT', title: 'Otherwise', text: '' } as const;
  clockTo(round, THURSDAY);
  if (pause !== null && pause[0] < 1) pauseAt(round, ...pause);
  // The urgent proposal is adopted two days later, in the pause.
  clockTo(round, later(THURSDAY, DAY_MS / 2));
  round.do('ann', { ...asked, effects });
  if (pause === null || pause[0] >= 1) makeLot(round, 'bob', { TRUNG: 1 });
  if (pause !== null && pause[0] >= 1) pauseAt(round, ...pause);
  clockTo(round, later(NEXT_SUNDAY, (pause?.[1] ?? 0) * WEEK_MS));
  const { previousBidders, revision, week } = roundOf(round.state);
  expect([revision, week]).toEqual([2, 2]);
  const happened = round.journal.map(({ event }) => event).filter(isOfAuction);
  return {
    happened,
    previousBidders,
    chips: ['ann', 'bob', 'cyd'].map((who) => round.held(who, 'CHIP')),
  };
}

const OF_AUCTIONS = ['AuctionConcluded', 'LotSold', 'PlayerLotReturned', 'BidFailed'];
const isOfAuction = ({ type }: RoundEvent): boolean => OF_AUCTIONS.includes(type);

const PROCEDURES = ['OPEN', 'SEALED'] as const;
const each = PROCEDURES.flatMap((house) => PROCEDURES.map((players) => [house, players] as const));

describe.each(each)(
  'bids that are %s on the House’s lots and %s on those of players',
  (...before) => {
    describe.each(each.filter((after) => String(after) !== String(before)))(
      'and after an amendment in the pause %s and %s',
      (...after) => {
        it.each([
          ['nobody', false],
          ['somebody', true],
        ])(
          'are decided as without a pause, where %s sealed any [E7, P5, Y3, AA5]',
          (_who, seals) => {
            const script = { change: rulesOf(...before), patch: patchTo(...after), seals };
            const played = auctions({ ...script, pause: null });
            expect(auctions({ ...script, pause: [1, 1] })).toEqual(played);
            expect(auctions({ ...script, pause: [2, 3] })).toEqual(played);
          },
        );
      },
    );
  },
);

describe('whoever bid in a phase over the end of a week', () => {
  it.each([
    ['no pause', 0, 0],
    ['a pause of a week on Saturday', -0.5, 1],
    ['a pause of two weeks on Sunday', 0.5, 2],
  ])('counts, with %s [Y4, AA5]', (_what, day, weeks) => {
    const round = gala({
      change: (document) => {
        rulesOf('SEALED', 'OPEN')(document);
        document.phases[0]!.days = [5, 6, 0];
        document.phases[1]!.days = [1, 2, 3, 4];
      },
    });
    clockTo(round, later(MONDAY, DAY_MS));
    round.do('ann', { type: 'GenerateLot', clientSeed: null });
    const lot = makeLot(round, 'ann', { TRUNG: 2 });
    clockTo(round, later(NEXT_SUNDAY, -DAY_MS));
    round.do('bob', { type: 'PlaceBid', lotId: lot.id, amount: 5 });
    clockTo(round, later(NEXT_SUNDAY, day * DAY_MS));
    const since = round.now;
    const resumesAtMs = later(since, weeks * WEEK_MS);
    if (weeks > 0) given(round, since, { type: 'SeasonPaused', resumesAtMs, proposalId: 'm1' });
    clockTo(round, later(NEXT_SUNDAY, weeks * WEEK_MS + 0.75 * DAY_MS));
    round.do('cyd', { type: 'PlaceBid', lotId: lot.id, amount: 6 });
    clockTo(round, later(NEXT_SUNDAY, weeks * WEEK_MS + 4 * DAY_MS));
    expect(roundOf(round.state).previousBidders).toBe(2);
  });
});
