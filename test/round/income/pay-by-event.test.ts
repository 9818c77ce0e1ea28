/** The rules' payments for events [ruling AD3]. */
import { ruleMarkdown } from '../../../src/rulesets';
import { rulesetOf } from '../../../src/round/model/state';
import { asItems, card } from '../given';
import { at, ofType } from '../harness';
import type { TestRound } from '../harness';
import { adoptByVote } from '../proposals/adopt-by-vote';
import { amend } from '../proposals/proposal-commands';
import { accept, offer, traders } from '../trades/traders';

const PAID = [
  { event: 'LOT_WON', amount: { op: 'ADD', of: [{ name: 'item:TRUNG' }, 1] } },
  { event: 'TRADE_MADE', amount: 2 },
  { event: 'HAND_PLACED', amount: 3 },
  { event: 'PROPOSAL_ADOPTED', amount: 7 },
];
const SWORDS = ['KNIGHT', 'BISHOP', 'ROOK'].map((rank) => card(rank, 'SWORDS'));
const SETTLED = at('2021-09-12');

/**
 * A round on a Tuesday, in the Auction Phase, when the payments have been adopted. The steward has
 * created the lots.
 */
function paying(...income: object[]): TestRound {
  const round = traders((document) => void (document.steward = true));
  adoptByVote(round, amend({ op: 'add', path: '/income/byEvent', value: income }));
  return round;
}

/** The payments for events: each cause, with each player's gain and tax. */
const paidIn = (round: TestRound): unknown[] =>
  ofType(
    round.journal.map(({ event }) => event),
    'IncomePaid',
  ).flatMap(({ cause, payments }) =>
    cause === undefined
      ? []
      : [[cause, ...payments.map(({ playerId, amount, tax }) => [playerId, amount, tax])]],
  );

function bidsOnTwoLots(round: TestRound): void {
  const standing = round.state.all('lots').filter(({ status }) => status === 'STANDING');
  const bids = standing.slice(0, 2).map(({ number }) => ({ lot: number, amount: 10 }));
  expect(bids).toHaveLength(2);
  round.do('ann', { type: 'SealBids', bids, salt: 'salt' });
}
const settle = (round: TestRound): unknown =>
  round.do('host', { type: 'AdvanceClock', toMs: SETTLED });

it('is paid for trades, lots, hands and proposals, from the adoption on', () => {
  const round = paying(...PAID);
  const text = ruleMarkdown(rulesetOf(round.state));
  expect(text).toContain('A player who trades with another player gains 2 Chips each time');
  expect(text).toContain('A player who wins a lot gains as many Chips as Trungs + 1 each time');
  expect(paidIn(round)).toEqual([]);

  round.grant('ann', { TRUNG: 3, ...asItems(SWORDS) });
  round.do('ann', offer(round.player('bob'), { get: { CHIP: 1 } }));
  round.do('bob', accept('t1'));
  const trades = ['TRADE_MADE', ['p1', 2, 0], ['p2', 2, 0]];
  expect(paidIn(round)).toEqual([trades]);

  bidsOnTwoLots(round);
  round.do('ann', { type: 'SealHand', cards: SWORDS, salt: 'salt' });
  settle(round);
  // The hand's prize is five Trungs.
  const settled = [
    ['HAND_PLACED', ['p1', 3, 0]],
    ['LOT_WON', ['p1', 18, 0]],
  ];
  expect(paidIn(round)).toEqual([trades, ...settled]);

  adoptByVote(round, amend({ op: 'replace', path: '/income/onJoining', value: false }));
  expect(paidIn(round)).toEqual([trades, ...settled, ['PROPOSAL_ADOPTED', ['p1', 7, 0]]]);
  expect(round.violations()).toEqual([]);
});

it('is no more at once than an amount can be', () => {
  const round = paying({ event: 'LOT_WON', amount: 1_000_000_000 });
  bidsOnTwoLots(round);
  settle(round);
  expect(paidIn(round)).toEqual([['LOT_WON', ['p1', 1_000_000_000, 0]]]);
});
