/** Random commands in a round of the gallery edition, and amendments of its rules. */
import type { PlayerId } from '../../../src/kernel';
import type { RoundCommand } from '../../../src/round';
import { minimumBid } from '../../../src/round/bidding/open-bids';
import { gallery } from '../../rulesets/documents';
import { fc } from '../../support/property-testing';
import { account } from '../harness';
import type { TestRound } from '../harness';
import { bids, lotOf, thirdPartyBid } from './gallery-round';
import type { LotRow } from '../../../src/round/lots/vocabulary';

export const PEOPLE = ['ann', 'bob', 'cyd'] as const;
const WORKS = ['WORK:w1', 'WORK:w2', 'WORK:w3'] as const;

const put = (path: string, value: unknown): object => ({ op: 'replace', path, value });
const { auction, hands } = gallery();
const NO_HOUSE = put('/auction/house', null);
const OPEN = put('/auction/bidding/procedure', 'OPEN');
const SEALED = put('/auction/bidding/procedure', 'SEALED');
const ofPlayerLots = (value: string): object => ({
  op: 'add',
  path: '/auction/house/playerLots/procedure',
  value,
});
const PATCHES = [
  [NO_HOUSE],
  [NO_HOUSE, OPEN],
  [NO_HOUSE, OPEN],
  [SEALED, put('/auction/house', auction.house)],
  [SEALED],
  [ofPlayerLots('OPEN')],
  [ofPlayerLots('OPEN')],
  [ofPlayerLots('SEALED'), OPEN],
  [ofPlayerLots('SEALED')],
  [OPEN],
  [put('/auction/bidding/phase', 'RESOLUTION'), put('/auction/lotPhases', ['AUCTION'])],
  [put('/phases/0/days', [1, 2]), put('/phases/1/days', [3, 4, 5, 6, 0])],
  [put('/phases/0/days', [1, 2, 3]), put('/phases/1/days', [4, 5, 6, 0])],
  [put('/membership/losesItemsOnLeaving', false)],
  [put('/membership/losesItemsOnLeaving', true)],
  [put('/auction/house/thirdParty/highPercent', 300)],
  [put('/auction/house/playerLots/excluded', [])],
  [put('/steward', true)],
  [put('/steward', false)],
  [put('/rulesDaySeconds', 43_200)],
  [
    put('/hands', {
      ...hands,
      procedure: 'OPEN',
      phase: 'AUCTION',
      possession: 'WHEN_PRESENTED',
      placing: { at: 'PHASE_START', phase: 'RESOLUTION' },
    }),
  ],
  [put('/hands', hands)],
] as const;

export type Act = (round: TestRound, who: string) => RoundCommand;

const wager = fc.constantFrom(...WORKS, 'TRUNG', 'CHIP').map((item) => [{ item, quantity: 1 }]);
const other = fc.constantFrom(...PEOPLE);
const playerOf = (round: TestRound, who: string): PlayerId =>
  round.state.by('players', 'account', account(who)).at(-1)!.id;
const place = fc.nat({ max: 9 });
const amount = fc.integer({ min: 1, max: 300 });
const lotAt = (round: TestRound, at: number): LotRow | undefined => {
  const lots = round.state.by('lots', 'status', 'STANDING');
  return lots[at % Math.max(1, lots.length)];
};
const fixed = (command: RoundCommand): fc.Arbitrary<Act> => fc.constant(() => command);

export const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: wager.map(
      (items): Act =>
        () =>
          lotOf({ [items[0]!.item]: 1 }),
    ),
  },
  { weight: 2, arbitrary: fc.constant<Act>(() => lotOf({ 'WORK:w1': 1, 'WORK:w2': 1, TRUNG: 1 })) },
  {
    weight: 6,
    arbitrary: fc.tuple(place, amount).map(
      ([at, n]): Act =>
        (round) =>
          bids([lotAt(round, at)?.number ?? 99, n]),
    ),
  },
  {
    weight: 8,
    arbitrary: fc.tuple(place, amount).map(([at, n]): Act => (round) => {
      const lotId = lotAt(round, at)?.id ?? 'l99';
      return { type: 'PlaceBid', lotId, amount: minimumBid(round.state, lotId) + (n % 50) };
    }),
  },
  {
    weight: 4,
    arbitrary: place.map(
      (at): Act =>
        (round) =>
          thirdPartyBid(lotAt(round, at)?.number ?? 99),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(other, wager, wager).map(([who, give, get]): Act => (round) => ({
      type: 'OfferTrade',
      toId: playerOf(round, who),
      give,
      get,
      counterTo: null,
    })),
  },
  {
    weight: 4,
    arbitrary: place.map((at): Act => (round) => {
      const trades = round.state.all('trades');
      return {
        type: 'AcceptTrade',
        tradeId: trades[trades.length - 1 - (at % Math.max(1, trades.length))]?.id ?? 't0',
      };
    }),
  },
  {
    weight: 3,
    arbitrary: wager.map((items): Act => (round) => ({
      type: 'ProposeWar',
      tableId: round.state.all('gamingTables').find(({ status }) => status === 'OPEN')?.id ?? null,
      wager: items,
    })),
  },
  {
    weight: 4,
    arbitrary: fc.constant<Act>((round) => {
      const table = round.state.all('gamingTables').find(({ status }) => status === 'OPEN');
      return {
        type: 'AgreeToWar',
        tableId: table?.id ?? 't0',
        terms: table?.terms ?? 0,
        clientSeed: null,
      };
    }),
  },
  { weight: 1, arbitrary: fixed({ type: 'StandUp' }) },
  { weight: 1, arbitrary: fixed({ type: 'LeaveSeason' }) },
  {
    weight: 2,
    arbitrary: fc.constant<Act>((_round, who) => ({
      type: 'JoinSeason',
      name: who,
      inviteCode: null,
    })),
  },
  {
    weight: 2,
    arbitrary: other.map((who): Act => (round) => ({
      type: 'OfferContract',
      partyIds: [playerOf(round, who)],
      terms: 'Art',
      clauses: [
        {
          items: [{ item: 'WORK:w1', perWeek: null, total: null }],
          toIds: [],
          when: { type: 'AT_ONCE' },
          consentIds: [],
        },
      ],
    })),
  },
  {
    weight: 2,
    arbitrary: place.map((at): Act => () => ({
      type: 'AcceptContract',
      contractId: `c${at + 1}` as const,
    })),
  },
  {
    weight: 2,
    arbitrary: wager.map((items): Act => () => ({
      type: 'DepositIntoContract',
      contractId: 'c1',
      items,
    })),
  },
  {
    weight: 2,
    arbitrary: fixed({
      type: 'WithdrawFromContract',
      contractId: 'c1',
      clause: 1,
      items: [{ item: 'WORK:w1', quantity: 1 }],
    }),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(...PATCHES).map((patch): Act => () => ({
      type: 'SubmitProposal',
      class: 'URGENT',
      title: 'Otherwise',
      text: '',
      effects: [{ type: 'AMEND_RULESET', patch: patch as never }],
    })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(other, fc.constantFrom(...WORKS, 'CHIP'))
      .map(([who, item]): Act => (round) => ({
        type: 'SubmitProposal',
        class: 'URGENT',
        title: 'Take',
        text: '',
        effects: [
          { type: 'TAKE_ITEMS', playerId: playerOf(round, who), items: [{ item, quantity: 1 }] },
        ],
      })),
  },
  { weight: 1, arbitrary: fixed({ type: 'GenerateLot', clientSeed: null }) },
  {
    weight: 1,
    arbitrary: fixed({
      type: 'SealHand',
      cards: [{ rank: 'ACE', suit: 'CUPS', count: 1 }],
      salt: '',
    }),
  },
  {
    weight: 1,
    arbitrary: fixed({ type: 'PresentHand', cards: [{ rank: 'ACE', suit: 'CUPS', count: 1 }] }),
  },
);
