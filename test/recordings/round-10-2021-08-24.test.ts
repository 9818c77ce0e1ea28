import { sha256OfText } from '../../src/kernel';
import { contracts } from './acts/contracts';
import { CONTRACTS, OF_EVERY_SEASON, SEALED, TABLES, TRUNGS } from './acts/events';
import { card, chips } from './acts/items';
import { firstJudge, laterJudges } from './acts/judges';
import { trades, untradable } from './acts/trades';
import { war } from './acts/war';
import { describeSeason } from './record';
import type { Stage } from './stage';

const BIDS = '1: 60, 2: 5, 3: 1, 3: 2\n---\nbob’s salt';
const HAND = 'The Fool of Arcana; The Magician of Arcana\n---\ndan’s salt';

/** Sunday: everybody arrives, the host sets the scene, lots are drawn. */
async function arrival(stage: Stage): Promise<void> {
  for (const who of ['ann', 'bob', 'cyd', 'dan'] as const) await stage.does(who, 'joinSeason');
  await stage.isRefused('ann', 'joinSeason', {}, 'ALREADY_A_PLAYER');
  await stage.does('host', 'appointJudge', { playerId: stage.player('p1') });
  for (const [at, ranks] of [
    ['KNIGHT', 'BISHOP', 'ROOK'],
    ['10', '11', '12'],
    ['ACE', '2'],
    ['KING', 'QUEEN'],
  ].entries()) {
    const cards = ranks.map((rank) => ({ card: card(rank, at % 2 === 0 ? 'SWORDS' : 'LEAVES') }));
    const arcana = ['THE_FOOL', 'THE_MAGICIAN', 'WHEEL_OF_FORTUNE'].map((rank) => ({
      card: card(rank, 'ARCANA'),
    }));
    const items = [
      ...cards,
      ...(at < 2 ? [] : arcana),
      { item: 'STANDARD_PROPOSAL_MAKER', quantity: 1 },
      { item: 'TRUNG', quantity: 8 },
    ];
    await stage.does('host', 'grantItems', { playerId: stage.player(`p${at + 1}`), items });
  }
  for (const clientSeed of ['a', 'b', 'c', null]) {
    await stage.does('bob', 'generateLot', { clientSeed });
  }
  await stage.does('cyd', 'say', { channel: 'AUCTIONS', text: 'Four lots, and four of us.' });
  await stage.isRefused(
    'ann',
    'offerTrade',
    { to: stage.player('p2'), give: chips(1), get: [] },
    'NOT_REPUTABLE',
  );
}

/** The first Auction Phase: own and entrusted secrets, valid and invalid; slots and War. */
async function firstAuction(stage: Stage): Promise<void> {
  await stage.day(1);
  await stage.isRefused('ann', 'generateLot', {}, 'WRONG_PHASE');
  await stage.does('ann', 'sealBids', { bids: [stage.bid(1, 50)] });
  await stage.does('bob', 'commitSecretAction', { kind: 'BIDS', sha256: sha256OfText(BIDS) });
  await stage.does('cyd', 'sealBids', { bids: [stage.bid(3, 9000)] });
  await stage.does('ann', 'sealHand', {
    cards: ['KNIGHT', 'BISHOP', 'ROOK'].map((rank) => card(rank, 'SWORDS')),
  });
  await stage.does('bob', 'sealHand', {
    cards: ['10', '11', '12'].map((rank) => card(rank, 'LEAVES')),
  });
  await stage.does('cyd', 'sealHand', { cards: [card('THE_FOOL', 'ARCANA', 2)] });
  await stage.does('dan', 'commitSecretAction', { kind: 'HAND', sha256: sha256OfText('no') });
  await stage.does('dan', 'commitSecretAction', { kind: 'HAND', sha256: sha256OfText(HAND) });
  await stage.isRefused('dan', 'playSlots', { clientSeed: 'x' }, 'CLIENT_SEED_NOT_FIXED');
  await stage.does('dan', 'setClientSeed', { sha256: sha256OfText('luck-of-dan') });
  for (let spins = 0; spins < 3; spins += 1) await stage.does('dan', 'playSlots');
  await stage.isRefused('dan', 'playSlots', {}, 'NO_SITTINGS_LEFT');
  await war(stage);
}

/** Thursday: players reveal their own secrets, the server reveals entrusted ones. */
async function revelations(stage: Stage): Promise<void> {
  await stage.isRefused('bob', 'revealSecretAction', { kind: 'BIDS', text: BIDS }, 'NOT_MATURED');
  await stage.day(4);
  await stage.isRefused('bob', 'revealSecretAction', { kind: 'BIDS', text: 'no' }, 'HASH_MISMATCH');
  await stage.does('bob', 'revealSecretAction', { kind: 'BIDS', text: BIDS });
  await stage.does('dan', 'revealSecretAction', { kind: 'HAND', text: HAND });
}

/** Proposals of both classes with every effect: retracted, adopted and rejected. */
async function proposals(stage: Stage): Promise<void> {
  const [ann, cyd] = [stage.player('p1'), stage.player('p3')];
  const effects = [
    { amendRuleset: [{ op: 'replace', path: '/income/amount', value: 120 }] },
    { giveItems: { playerId: cyd, items: chips(3) } },
    { takeItems: { playerId: ann, items: chips(1) } },
    { correctStanding: { playerId: cyd, joinedAt: '2021-08-22T00:00:00Z' } },
  ];
  const urgent = { class: 'URGENT', title: 'A rise', text: 'It is time.', effects };
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

/**
 * The third and fourth week: a second auction. One player leaves, one is removed and one returns.
 */
async function comingAndGoing(stage: Stage): Promise<void> {
  await stage.day(15);
  await stage.does('ann', 'sealBids', { bids: [stage.bid(4, 30)] });
  await stage.does('dan', 'sealHand', { cards: [card('KING', 'LEAVES')] });
  await stage.does('dan', 'leaveSeason');
  await stage.isRefused('dan', 'joinSeason', {}, 'REJOIN_TOO_EARLY');
  await stage.does('host', 'removePlayer', { playerId: stage.player('p2') });
  await stage.does('host', 'rotateInvite');
  await stage.isRefused('ann', 'rotateInvite', {}, 'NOT_THE_HOST');
  await stage.day(23);
  await stage.does('dan', 'joinSeason', { name: 'Dan II' });
  await stage.day(28);
  await stage.does('host', 'closeSeason');
  await stage.isRefused('ann', 'say', { channel: 'TABLES', text: 'Bye.' }, 'ROUND_OVER');
}

describeSeason('round-10/2021-08-24', {
  play: async (stage) => {
    await arrival(stage);
    await firstAuction(stage);
    await firstJudge(stage);
    await revelations(stage);
    await stage.day(7);
    await trades(stage, { money: 'CHIP', item: 'TRUNG' });
    await untradable(stage, 'GOLD_STAR');
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
    ...['RoundClosed', 'InviteRotated', 'FortuneTold'],
  ],
});
