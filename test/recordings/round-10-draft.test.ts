import { OF_EVERY_SEASON } from './acts/events';
import { card, one } from './acts/items';
import { firstJudge, laterJudges } from './acts/judges';
import { trades } from './acts/trades';
import { describeSeason } from './record';
import type { Stage } from './stage';

const points = (quantity: number) => [{ item: 'POINT', quantity }];
const FLUSH = ['ACE', 'ACE', 'KING', 'QUEEN', 'JACK'].map((rank) => card(rank, 'SPADES'));
const STRAIGHT = ['10', 'JACK', 'QUEEN', 'KING', 'ACE'].map((rank) => card(rank, 'HEARTS'));
const FIVE = [card('KING', 'CLUBS', 5)];

/** Sunday, in the Auction Phase: everybody arrives, some with ducks, and there is no lot yet. */
async function arrival(stage: Stage): Promise<void> {
  for (const who of ['ann', 'bob', 'cyd', 'dan'] as const) await stage.does(who, 'joinSeason');
  await stage.does('host', 'appointJudge', { playerId: stage.player('p1') });
  for (const [at, name] of [
    ['p1', 'Anatole'],
    ['p2', 'Bea'],
    ['p4', 'Dagobert'],
  ] as const) {
    await stage.does('host', 'createDuck', { playerId: stage.player(at), name });
  }
  const duck = { playerId: stage.player('p3'), name: 'Cicero' };
  await stage.isRefused('cyd', 'createDuck', duck, 'NOT_THE_HOST');
  for (const [at, cards] of [FLUSH, FLUSH, STRAIGHT, FIVE].entries()) {
    const items = [
      ...cards.map((each) => ({ card: each })),
      ...points(50),
      ...one('STANDARD_PROPOSAL_MAKER'),
    ];
    await stage.does('host', 'grantItems', { playerId: stage.player(`p${at + 1}`), items });
  }
  await stage.isRefused('bob', 'generateLot', {}, 'WRONG_PHASE');
  await stage.isRefused('bob', 'sealBids', { bids: [stage.bid(1, 5)] }, 'BIDS_ARE_OPEN');
  await stage.does('cyd', 'say', { channel: 'AUCTIONS', text: 'Nothing to bid on.' });
}

/** Thursday: lots are drawn, hands are presented openly, and ducks trade. */
async function bartering(stage: Stage): Promise<void> {
  await stage.day(4);
  for (const clientSeed of ['a', 'b', 'c', null, 'e', 'f']) {
    await stage.does('bob', 'generateLot', { clientSeed });
  }
  await stage.isRefused('bob', 'generateLot', {}, 'ENOUGH_LOTS');
  await stage.isRefused('ann', 'presentHand', { cards: FLUSH.slice(1) }, 'MALFORMED');
  await stage.isRefused('ann', 'presentHand', { cards: FIVE }, 'NOT_ENOUGH');
  await stage.does('ann', 'presentHand', { cards: FLUSH });
  await stage.does('bob', 'presentHand', { cards: FLUSH });
  await stage.does('cyd', 'presentHand', { cards: STRAIGHT });
  await stage.does('dan', 'presentHand', { cards: FIVE });
  await stage.isRefused('dan', 'presentHand', { cards: FIVE }, 'ALREADY_PRESENTED');
  await stage.isRefused('dan', 'sealHand', { cards: FIVE }, 'HANDS_ARE_PRESENTED');
  const duckId = stage.id('Duck', 'd2');
  await stage.does('bob', 'tradeWithDuck', { duckId, give: points(10), take: [] });
  await stage.does('bob', 'tradeWithDuck', { duckId, give: one('POINT'), take: points(4) });
  await stage.does('bob', 'tradeWithDuck', { duckId, give: [], take: [] });
  await stage.isRefused(
    'bob',
    'tradeWithDuck',
    { duckId, give: [], take: points(8) },
    'DUCK_LACKS',
  );
  await stage.isRefused('ann', 'tradeWithDuck', { duckId, give: [], take: [] }, 'DUCK_NOT_YOURS');
}

/** An empty trade is valid. */
async function emptyTrade(stage: Stage): Promise<void> {
  await stage.does('ann', 'offerTrade', { to: stage.player('p2'), give: [], get: [] });
  await stage.does('bob', 'acceptTrade', { tradeId: stage.id('Trade', 't6') });
}

/**
 * The second Sunday: open bids that are outbid, raised, or invalid once the bidder has less money.
 */
async function auction(stage: Stage): Promise<void> {
  await stage.day(7);
  const bid = (lot: number, amount: number) => ({ lotId: stage.id('Lot', `l${lot}`), amount });
  await stage.does('ann', 'placeBid', bid(1, 30));
  await stage.isRefused('bob', 'placeBid', bid(1, 30), 'BID_TOO_LOW');
  await stage.does('bob', 'placeBid', bid(1, 40));
  await stage.does('ann', 'placeBid', bid(1, 60));
  await stage.does('ann', 'placeBid', bid(1, 70));
  await stage.isRefused('dan', 'placeBid', bid(1, 9000), 'NOT_ENOUGH');
  await stage.does('bob', 'placeBid', bid(2, 50));
  await stage.does('ann', 'placeBid', bid(2, 300));
  await stage.does('ann', 'offerTrade', { to: stage.player('p3'), give: points(250), get: [] });
  await stage.does('cyd', 'acceptTrade', { tradeId: stage.id('Trade', 't7') });
  // Cyd can pay for one of the two lots, but not for both.
  await stage.does('bob', 'placeBid', bid(4, 20));
  await stage.does('cyd', 'placeBid', bid(3, 300));
  await stage.does('cyd', 'placeBid', bid(4, 300));
  await stage.does('dan', 'placeBid', bid(5, 10));
}

/**
 * Proposals of both classes with every effect. One effect gives Quack items, which ducks cannot
 * get.
 */
async function proposals(stage: Stage): Promise<void> {
  const [ann, cyd] = [stage.player('p1'), stage.player('p3')];
  const bread = { item: 'BREAD', name: 'Crumb', plural: 'Crumbs', quack: true };
  const amendRuleset = [
    { op: 'replace', path: '/income/amount', value: 120 },
    { op: 'add', path: '/items/-', value: bread },
  ];
  const effects = [
    { amendRuleset },
    { giveItems: { playerId: cyd, items: one('BREAD') } },
    { giveItems: { duckId: stage.id('Duck', 'd1'), items: points(3) } },
    { takeItems: { playerId: ann, items: points(1) } },
    { correctStanding: { playerId: cyd, joinedAt: '2021-08-22T00:00:00Z' } },
    { createDuck: { playerId: cyd, name: 'Cicero' } },
  ];
  const urgent = { class: 'URGENT', title: 'Ducks', text: 'Bread for them.', effects };
  await stage.does('ann', 'submitProposal', urgent);
  await stage.does('cyd', 'submitProposal', { class: 'STANDARD', title: 'Rest' });
  await stage.does('cyd', 'retractProposal', { proposalId: stage.id('Proposal', 'm2') });
  await stage.does('cyd', 'submitProposal', { class: 'STANDARD', title: 'Unrest' });
  await stage.does('dan', 'submitProposal', { class: 'STANDARD', title: 'More ducks' });
  const vote = (proposal: string, how: string) => ({
    proposalId: stage.id('Proposal', proposal),
    vote: how,
  });
  for (const who of ['ann', 'bob', 'cyd'] as const) {
    await stage.does(who, 'castVote', vote('m1', 'FOR'));
    await stage.does(who, 'castVote', vote('m3', 'AGAINST'));
    // A standard proposal passes with three votes against it, but not with four.
    await stage.does(who, 'castVote', vote('m4', 'AGAINST'));
  }
  await stage.does('dan', 'castVote', vote('m3', 'FOR'));
  await stage.does('dan', 'castVote', vote('m3', 'AGAINST'));
}

/** The third and fourth week: a duck without bread; players leave, are removed and join. */
async function comingAndGoing(stage: Stage): Promise<void> {
  const bread = { duckId: stage.id('Duck', 'd4'), give: one('BREAD'), take: [] };
  await stage.isRefused('cyd', 'tradeWithDuck', bread, 'QUACK_ITEM');
  await stage.day(18);
  for (const clientSeed of ['g', 'h']) await stage.does('ann', 'generateLot', { clientSeed });
  await stage.does('cyd', 'presentHand', { cards: STRAIGHT });
  await stage.does('dan', 'presentHand', { cards: FIVE });
  const duckId = stage.id('Duck', 'd3');
  await stage.does('dan', 'tradeWithDuck', { duckId, give: points(5), take: [] });
  await stage.does('dan', 'leaveSeason');
  await stage.does('dan', 'joinSeason', { name: 'Dan II' });
  await stage.day(21);
  const lotId = stage.id('Lot', 'l6');
  await stage.does('dan', 'placeBid', { lotId, amount: 7 });
  await stage.does('cyd', 'placeBid', { lotId, amount: 8 });
  await stage.does('dan', 'placeBid', { lotId, amount: 9 });
  await stage.does('bob', 'placeBid', { lotId, amount: 12 });
  await stage.does('host', 'removePlayer', { playerId: stage.player('p2') });
  await stage.day(28);
  await stage.does('host', 'closeSeason');
  await stage.isRefused('ann', 'say', { channel: 'TABLES', text: 'Bye.' }, 'ROUND_OVER');
}

describeSeason('round-10/draft', {
  play: async (stage) => {
    await arrival(stage);
    await firstJudge(stage);
    await bartering(stage);
    await trades(stage, { money: 'POINT', item: 'STANDARD_PROPOSAL_MAKER' });
    await emptyTrade(stage);
    await auction(stage);
    await proposals(stage);
    await laterJudges(stage);
    await comingAndGoing(stage);
  },
  events: [
    ...OF_EVERY_SEASON,
    ...['BidPlaced', 'BidInvalidated', 'HandPresented', 'TieTossed', 'RoundClosed'],
    ...['DuckCreated', 'DuckTraded', 'DuckLost'],
  ],
});
