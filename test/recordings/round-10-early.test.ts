import { sha256OfText } from '../../src/kernel';
import { OF_EVERY_SEASON, SEALED, TRUNGS } from './acts/events';
import { card, chips, one } from './acts/items';
import { firstJudge, laterJudges } from './acts/judges';
import { trades, untradable } from './acts/trades';
import { describeSeason } from './record';
import type { Stage } from './stage';

const HOUSE = [
  card('ACE', 'SPADES', 2),
  card('ACE', 'HEARTS'),
  card('KING', 'CLUBS'),
  card('KING', 'HEARTS'),
];
const STRAIGHT = ['ACE', '2', '3', '4', '5'].map((rank) => card(rank, 'HEARTS'));
const PAIR = [card('7', 'CLUBS', 2), card('9', 'CLUBS'), card('2', 'SPADES'), card('3', 'SPADES')];
const BIDS = '1: 60, 2: 5, 3: 1, 3: 2\n---\nbob’s salt';
/** A card named twice: the player has two; ranks written as letters and as names [D8, D9]. */
const BOBS = '2 x A of Spades; Ace of Hearts; K of Clubs; King of Hearts\n---\nbob’s salt';
const CYDS = JSON.stringify({ hand: STRAIGHT, salt: 'cyd’s' });
const DANS = '2x 7 of Clubs; 9 of Clubs; 2 of Spades; 3 of Spades\n---\ndan’s salt';

/** Sunday, in the Bartering Phase: everybody arrives, and lots are drawn. */
async function arrival(stage: Stage): Promise<void> {
  for (const who of ['ann', 'bob', 'cyd', 'dan'] as const) await stage.does(who, 'joinSeason');
  await stage.does('host', 'appointJudge', { playerId: stage.player('p1') });
  for (const [at, cards] of [HOUSE, HOUSE, STRAIGHT, PAIR].entries()) {
    const items = [...cards.map((each) => ({ card: each })), ...one('STANDARD_PROPOSAL_MAKER')];
    await stage.does('host', 'grantItems', { playerId: stage.player(`p${at + 1}`), items });
  }
  for (const clientSeed of ['a', 'b', 'c', null]) {
    await stage.does('bob', 'generateLot', { clientSeed });
  }
  await stage.does('cyd', 'say', { channel: 'AUCTIONS', text: 'Three cards make a lot.' });
  const nothing = { to: stage.player('p2'), give: [], get: [] };
  await stage.isRefused('ann', 'offerTrade', nothing, 'EMPTY_SIDE');
}

const commit = (kind: 'BIDS' | 'HAND', text: string) => ({ kind, sha256: sha256OfText(text) });

/** Monday: bids and poker hands are committed, own or entrusted, valid and invalid. */
async function auction(stage: Stage): Promise<void> {
  await stage.day(1);
  const lotId = stage.id('Lot', 'l1');
  await stage.isRefused('ann', 'placeBid', { lotId, amount: 5 }, 'BIDS_ARE_SEALED');
  await stage.isRefused('ann', 'presentHand', { cards: HOUSE }, 'HANDS_ARE_SEALED');
  await stage.isRefused('ann', 'sealHand', { cards: HOUSE.slice(1) }, 'MALFORMED');
  await stage.does('ann', 'sealBids', { bids: [stage.bid(1, 60)] });
  await stage.does('bob', 'commitSecretAction', commit('BIDS', BIDS));
  await stage.does('cyd', 'sealBids', { bids: [stage.bid(3, 9000)] });
  await stage.does('dan', 'commitSecretAction', commit('BIDS', 'never told'));
  // Two identical hands: Bob's is committed earlier but revealed later [F8].
  await stage.does('bob', 'commitSecretAction', commit('HAND', BOBS));
  await stage.does('ann', 'sealHand', { cards: HOUSE });
  await stage.does('cyd', 'sealHand', { cards: STRAIGHT });
  await stage.does('cyd', 'commitSecretAction', commit('HAND', CYDS));
  await stage.does('dan', 'commitSecretAction', commit('HAND', DANS));
}

/**
 * From Thursday on: a hand fails if its cards are gone at its revelation, and of equal hands the
 * later revelation loses.
 */
async function revelations(stage: Stage): Promise<void> {
  await stage.isRefused('bob', 'revealSecretAction', { kind: 'BIDS', text: BIDS }, 'NOT_MATURED');
  await stage.day(4.5);
  await stage.isRefused('bob', 'revealSecretAction', { kind: 'BIDS', text: 'no' }, 'HASH_MISMATCH');
  await stage.does('bob', 'revealSecretAction', { kind: 'BIDS', text: BIDS });
  await stage.does('bob', 'revealSecretAction', { kind: 'HAND', text: BOBS });
  await stage.does('cyd', 'revealSecretAction', { kind: 'HAND', text: CYDS });
  await stage.does('dan', 'offerTrade', {
    to: stage.player('p1'),
    give: [{ card: card('7', 'CLUBS') }],
    get: [],
  });
  await stage.does('ann', 'acceptTrade', { tradeId: stage.id('Trade', 't6') });
  await stage.does('dan', 'revealSecretAction', { kind: 'HAND', text: DANS });
}

/**
 * The second Sunday: Trungs for Proposal-Makers, and a standard proposal, which needs at least one
 * vote.
 */
async function proposals(stage: Stage): Promise<void> {
  const [ann, cyd] = [stage.player('p1'), stage.player('p3')];
  await stage.does('cyd', 'tradeInTrungs', { exchange: 'STANDARD_PROPOSAL_MAKER', times: 2 });
  await stage.isRefused('cyd', 'tradeInTrungs', { exchange: 'GOLD_STAR' }, 'NOT_ENOUGH');
  const effects = [
    { amendRuleset: [{ op: 'replace', path: '/income/amount', value: 120 }] },
    { giveItems: { playerId: cyd, items: chips(3) } },
    { takeItems: { playerId: ann, items: chips(1) } },
    { correctStanding: { playerId: cyd, joinedAt: '2021-08-22T00:00:00Z' } },
  ];
  const urgent = { class: 'URGENT', title: 'A rise', text: 'It is time.', effects };
  await stage.does('ann', 'submitProposal', urgent);
  for (const title of ['Rest', 'Silence', 'Half']) {
    await stage.does('cyd', 'submitProposal', { class: 'STANDARD', title });
  }
  await stage.does('cyd', 'retractProposal', { proposalId: stage.id('Proposal', 'm2') });
  // The standard class is the default.
  await stage.does('dan', 'submitProposal', { title: 'Unrest' });
  const vote = (proposal: string, how: string) => ({
    proposalId: stage.id('Proposal', proposal),
    vote: how,
  });
  for (const who of ['ann', 'bob', 'cyd'] as const) {
    await stage.does(who, 'castVote', vote('m1', 'FOR'));
    await stage.does(who, 'castVote', vote('m5', 'AGAINST'));
  }
  // One vote for and one against are enough. The other proposal gets no vote.
  await stage.does('cyd', 'castVote', vote('m4', 'FOR'));
  await stage.does('dan', 'castVote', vote('m4', 'AGAINST'));
  await stage.does('dan', 'castVote', vote('m3', 'FOR'));
  await stage.does('dan', 'castVote', vote('m3', 'NONE'));
}

/** The third and fourth week: players leave, are removed and join, and one gets ten Gold Stars. */
async function comingAndWinning(stage: Stage): Promise<void> {
  await stage.day(15);
  await stage.does('ann', 'sealBids', { bids: [stage.bid(4, 30)] });
  await stage.does('dan', 'sealBids', { bids: [stage.bid(4, 31)] });
  await stage.does('dan', 'leaveSeason');
  await stage.does('dan', 'joinSeason', { name: 'Dan II' });
  await stage.does('host', 'removePlayer', { playerId: stage.player('p2') });
  await stage.day(25);
  await stage.does('dan', 'generateLot');
  const items = [
    { item: 'GOLD_STAR', quantity: 9 },
    { item: 'TRUNG', quantity: 20 },
  ];
  await stage.does('host', 'grantItems', { playerId: stage.player('p1'), items });
  await stage.does('ann', 'tradeInTrungs', { exchange: 'GOLD_STAR', times: 1 });
  await stage.isRefused('ann', 'say', { channel: 'TABLES', text: 'Bye.' }, 'ROUND_OVER');
}

describeSeason('round-10/early', {
  play: async (stage) => {
    await arrival(stage);
    await auction(stage);
    await firstJudge(stage);
    await stage.does('host', 'grantItems', { playerId: stage.player('p2'), items: one('TRUNG') });
    await trades(stage, { money: 'CHIP', item: 'TRUNG' });
    await untradable(stage, 'GOLD_STAR');
    await revelations(stage);
    await stage.day(7);
    await proposals(stage);
    await laterJudges(stage);
    await comingAndWinning(stage);
  },
  events: [...OF_EVERY_SEASON, ...SEALED, ...TRUNGS, 'RoundWon'],
});
