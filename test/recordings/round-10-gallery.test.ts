import { sha256OfText } from '../../src/kernel';
import { contracts } from './acts/contracts';
import { CONTRACTS, OF_EVERY_SEASON, SEALED, TABLES, TRUNGS } from './acts/events';
import { card, chips, one } from './acts/items';
import { firstJudge, laterJudges } from './acts/judges';
import { trades, untradable } from './acts/trades';
import { war } from './acts/war';
import { describeSeason } from './record';
import type { Stage } from './stage';

const BIDS = '5: 60, 2: 5, 3: 1, 3: 2\n---\nbob’s salt';
const HAND = 'The Fool of Arcana; The Magician of Arcana\n---\ndan’s salt';
const FORTUNES = ['THE_FOOL', 'THE_MAGICIAN', 'WHEEL_OF_FORTUNE'];

/** Sunday, in the Resolution Phase: everybody arrives, with Works of Art and cards. */
async function arrival(stage: Stage): Promise<void> {
  for (const who of ['ann', 'bob', 'cyd', 'dan'] as const) await stage.does(who, 'joinSeason');
  await stage.does('host', 'appointJudge', { playerId: stage.player('p1') });
  for (const [at, title, value, imageUrl] of [
    ['p1', 'The Pond', 40, 'https://example.org/pond.png'],
    ['p1', 'The Reed', 10, null],
    ['p2', 'The Lake', 20, null],
  ] as const) {
    const work = { title, artist: 'A Duck', value, imageUrl, playerId: stage.player(at) };
    await stage.does('host', 'createWorkOfArt', { work });
  }
  const own = { title: 'Mine', artist: 'Ann', value: 1, playerId: stage.player('p1') };
  await stage.isRefused('ann', 'createWorkOfArt', { work: own }, 'NOT_THE_HOST');
  for (const [at, ranks] of [
    ['KNIGHT', 'BISHOP', 'ROOK'],
    ['10', '11', '12'],
    ['ACE', '2'],
    ['KING', 'QUEEN'],
  ].entries()) {
    const suit = at % 2 === 0 ? 'SWORDS' : 'LEAVES';
    const items = [
      ...ranks.map((rank) => ({ card: card(rank, suit) })),
      ...(at < 2 ? [] : FORTUNES.map((rank) => ({ card: card(rank, 'ARCANA') }))),
      ...one('STANDARD_PROPOSAL_MAKER'),
      { item: 'TRUNG', quantity: 9 },
    ];
    await stage.does('host', 'grantItems', { playerId: stage.player(`p${at + 1}`), items });
  }
}

/** House Lots 1 to 4, and Player Lots: 5 and 6 with a Work, 7 without. */
async function lots(stage: Stage): Promise<void> {
  for (const clientSeed of ['a', 'b', 'c', null]) {
    await stage.does('bob', 'generateLot', { clientSeed });
  }
  const work = (localId: string) => [stage.id('WorkOfArt', localId)];
  await stage.does('ann', 'createPlayerLot', { items: one('TRUNG'), works: work('w1') });
  await stage.does('bob', 'createPlayerLot', { items: one('TRUNG'), works: work('w3') });
  await stage.does('cyd', 'createPlayerLot', { items: [{ card: card('ACE', 'SWORDS') }] });
  await stage.isRefused('ann', 'createPlayerLot', { works: work('w1') }, 'NOT_ENOUGH');
  await stage.isRefused('ann', 'createPlayerLot', { items: one('GOLD_STAR') }, 'ITEM_EXCLUDED');
  await stage.isRefused('ann', 'generateThirdPartyBid', { lotId: stage.lot(5) }, 'NO_BIDS_AWAITED');
  await stage.does('cyd', 'say', { channel: 'AUCTIONS', text: 'The Pond is worth it.' });
}

/** Monday: bids and hands are sealed; slots and War. */
async function auction(stage: Stage): Promise<void> {
  await stage.day(1);
  await stage.isRefused('ann', 'createPlayerLot', { items: one('TRUNG') }, 'WRONG_PHASE');
  await stage.does('ann', 'sealBids', { bids: [stage.bid(1, 50)] });
  await stage.does('bob', 'commitSecretAction', { kind: 'BIDS', sha256: sha256OfText(BIDS) });
  await stage.does('cyd', 'sealBids', { bids: [stage.bid(3, 9000)] });
  await stage.does('dan', 'sealBids', { bids: [stage.bid(6, 1)] });
  await stage.does('ann', 'sealHand', {
    cards: ['KNIGHT', 'BISHOP', 'ROOK'].map((rank) => card(rank, 'SWORDS')),
  });
  await stage.does('bob', 'sealHand', {
    cards: ['10', '11', '12'].map((rank) => card(rank, 'LEAVES')),
  });
  // The Ace is in a lot. A hand fails if its cards are missing on the revelation date.
  await stage.does('cyd', 'sealHand', { cards: [card('ACE', 'SWORDS'), card('2', 'SWORDS')] });
  await stage.does('dan', 'commitSecretAction', { kind: 'HAND', sha256: sha256OfText('no') });
  await stage.does('dan', 'commitSecretAction', { kind: 'HAND', sha256: sha256OfText(HAND) });
  await stage.isRefused('dan', 'playSlots', { clientSeed: 'x' }, 'CLIENT_SEED_NOT_FIXED');
  await stage.does('dan', 'setClientSeed', { sha256: sha256OfText('luck-of-dan') });
  for (let spins = 0; spins < 3; spins += 1) await stage.does('dan', 'playSlots');
  await stage.isRefused('dan', 'playSlots', {}, 'NO_SITTINGS_LEFT');
  await war(stage);
}

/** From Thursday on: sealed texts are revealed, and third parties bid on Works. */
async function resolution(stage: Stage): Promise<void> {
  await stage.isRefused('bob', 'revealSecretAction', { kind: 'BIDS', text: BIDS }, 'NOT_MATURED');
  await stage.day(4);
  await stage.does('bob', 'revealSecretAction', { kind: 'BIDS', text: BIDS });
  await stage.does('dan', 'revealSecretAction', { kind: 'HAND', text: HAND });
  await stage.does('cyd', 'generateThirdPartyBid', { lotId: stage.lot(5), clientSeed: 'cyd' });
  await stage.does('ann', 'generateThirdPartyBid', { lotId: stage.lot(6) });
  const reed = { works: [stage.id('WorkOfArt', 'w2')] };
  await stage.does('ann', 'createPlayerLot', reed);
  for (const [lot, code] of [
    [1, 'NOT_A_PLAYER_LOT'],
    [6, 'THIRD_PARTY_HAS_BID'],
    [7, 'NO_WORK_OF_VALUE'],
    [8, 'LOT_OF_NEXT_AUCTION'],
    [99, 'LOT_NOT_FOUND'],
  ] as const) {
    await stage.isRefused('ann', 'generateThirdPartyBid', { lotId: stage.lot(lot) }, code);
  }
}

/** The Pond changes hands again, by a trade. */
async function pondTrade(stage: Stage): Promise<void> {
  const offer = { to: stage.player('p1'), give: one('WORK:w1'), get: chips(3) };
  await stage.does('bob', 'offerTrade', offer);
  await stage.does('ann', 'acceptTrade', { tradeId: stage.id('Trade', 't6') });
}

/** Proposals of both classes with every effect: retracted, adopted and rejected. */
async function proposals(stage: Stage): Promise<void> {
  const [ann, cyd] = [stage.player('p1'), stage.player('p3')];
  const effects = [
    { amendRuleset: [{ op: 'replace', path: '/income/amount', value: 120 }] },
    { giveItems: { playerId: cyd, items: chips(3) } },
    { takeItems: { playerId: ann, items: chips(1) } },
    { correctStanding: { playerId: cyd, joinedAt: '2021-08-22T00:00:00Z' } },
    { createWork: { title: 'The Marsh', artist: 'A Duck', value: 5, playerId: cyd } },
  ];
  const urgent = { class: 'URGENT', title: 'Art', text: 'More of it.', effects };
  await stage.does('ann', 'submitProposal', urgent);
  await stage.does('bob', 'submitProposal', { class: 'STANDARD', title: 'Rest' });
  await stage.does('cyd', 'submitProposal', { class: 'STANDARD', title: 'Unrest' });
  await stage.does('bob', 'retractProposal', { proposalId: stage.id('Proposal', 'm2') });
  for (const who of ['ann', 'bob', 'cyd'] as const) {
    await stage.does(who, 'castVote', { proposalId: stage.id('Proposal', 'm1'), vote: 'FOR' });
    const proposalId = stage.id('Proposal', 'm3');
    await stage.does(who, 'castVote', { proposalId, vote: 'FOR' });
    await stage.does(who, 'castVote', { proposalId, vote: 'AGAINST' });
  }
  await stage.does('ann', 'tradeInTrungs', { exchange: 'STANDARD_PROPOSAL_MAKER', times: 1 });
  await stage.does('ann', 'tradeInTrungs', { exchange: 'GOLD_STAR' });
}

/** The third and fourth week: a creator leaves with a lot; players leave, are removed and join. */
async function comingAndGoing(stage: Stage): Promise<void> {
  await stage.does('dan', 'createPlayerLot', { items: one('TRUNG') });
  await stage.does('ann', 'createPlayerLot', { works: [stage.id('WorkOfArt', 'w1')] });
  await stage.day(15);
  await stage.does('ann', 'sealBids', { bids: [stage.bid(4, 30)] });
  await stage.does('dan', 'sealHand', { cards: [card('KING', 'LEAVES')] });
  await stage.does('dan', 'leaveSeason');
  await stage.isRefused('dan', 'joinSeason', {}, 'REJOIN_TOO_EARLY');
  await stage.does('host', 'removePlayer', { playerId: stage.player('p2') });
  await stage.does('host', 'rotateInvite');
  await stage.day(23);
  await stage.does('dan', 'joinSeason', { name: 'Dan II' });
  await stage.day(28);
  await stage.does('host', 'closeSeason');
  await stage.isRefused('ann', 'say', { channel: 'TABLES', text: 'Bye.' }, 'ROUND_OVER');
}

describeSeason('round-10/gallery', {
  play: async (stage) => {
    await arrival(stage);
    await lots(stage);
    await auction(stage);
    await firstJudge(stage);
    await resolution(stage);
    await stage.day(7);
    await trades(stage, { money: 'CHIP', item: 'TRUNG' });
    await untradable(stage, 'GOLD_STAR');
    await pondTrade(stage);
    await contracts(stage);
    await proposals(stage);
    await laterJudges(stage);
    await comingAndGoing(stage);
  },
  events: [
    ...OF_EVERY_SEASON,
    ...SEALED,
    ...TRUNGS,
    ...TABLES,
    ...CONTRACTS,
    ...['RoundClosed', 'InviteRotated', 'FortuneTold', 'WorkCreated', 'PlayerLotCreated'],
    ...['PlayerLotReturned', 'PlayerLotDestroyed', 'ThirdPartyBidGenerated', 'ThirdPartyWon'],
    'WorksRevalued',
  ],
});
