import { contractOwner, duckOwner, GALLERY, lotOwner, ownerOf } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import type { ProposalAdopted } from '../../../src/round/proposals/vocabulary';
import { sha256OfText } from '../../../src/kernel';
import { amounts } from '../amounts';
import * as deals from '../contracts/contract-commands';
import { duckHas, pond } from '../ducks/duck-rounds';
import { addLot, given } from '../given';
import { gala } from '../house/gallery-round';
import { later, ofType, replay, rowsOf } from '../harness';
import type { TestRound } from '../harness';
import { agree, load, LOSING, propose, SPIN } from '../tables/casino';
import { accept, offer, traders } from '../trades/traders';
import { proposal, vote } from './proposal-commands';

const KNIGHT = 'CARD:KNIGHT:SWORDS';
const ACE = 'CARD:ACE:CUPS';
const [ANN, BOB] = [ownerOf('p1' as never), ownerOf('p2' as never)];
const DAY_MS = 86_400_000;

const move = (from: typeof ANN, to: typeof ANN, items: Record<string, number>): ProposalEffect => ({
  type: 'MOVE_ITEMS',
  from,
  to,
  items: amounts(items),
});

const ask = (round: TestRound, ...effects: ProposalEffect[]) =>
  round.ask('ann', proposal({ class: 'URGENT', effects }));

/**
 * Ann submits a proposal and votes for it. Checks the invariants after its adoption two days later.
 */
function adopt(round: TestRound, ...effects: ProposalEffect[]): ProposalAdopted {
  const [made] = ofType(
    round.do('ann', proposal({ class: 'URGENT', effects })),
    'ProposalSubmitted',
  );
  vote(round, 'ann', made!.proposalId, 'FOR');
  const { closesAtMs } = round.state.need('proposals', made!.proposalId);
  round.do('host', { type: 'AdvanceClock', toMs: closesAtMs });
  expect(round.violations()).toEqual([]);
  expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  return ofType(
    round.journal.map(({ event }) => event),
    'ProposalAdopted',
  ).at(-1)!;
}

describe('moving items [H3]', () => {
  it('moves them from one player to another, and names the proposal', () => {
    const round = traders();
    round.grant('ann', { TRUNG: 3 });
    const { proposalId, failure, transfers } = adopt(round, move(ANN, BOB, { TRUNG: 2 }));
    expect({ proposalId, failure, transfers }).toEqual({
      proposalId: 'm1',
      failure: null,
      transfers: [{ from: ANN, to: BOB, item: 'TRUNG', quantity: 2 }],
    });
    expect([round.held('ann', 'TRUNG'), round.held('bob', 'TRUNG')]).toEqual([1, 2]);
  });

  it('moves them into a contract in force, and out of it', () => {
    const round = traders();
    round.grant('ann', { TRUNG: 3 });
    round.do('ann', deals.offerTo(['p2'], []));
    const contract = contractOwner('c1');
    expect(ask(round, move(ANN, contract, { TRUNG: 1 }))?.code).toBe('CONTRACT_NOT_OPEN');
    round.do('bob', deals.accept());
    adopt(round, move(ANN, contract, { TRUNG: 3 }));
    expect(round.held('ann', 'TRUNG')).toBe(0);
    const { transfers } = adopt(round, move(contract, BOB, { TRUNG: 2 }));
    expect(transfers).toEqual([{ from: contract, to: BOB, item: 'TRUNG', quantity: 2 }]);
    expect(round.held('bob', 'TRUNG')).toBe(2);
  });

  it('moves them to a duck, and from it', () => {
    const round = pond();
    round.grant('ann', { TRUNG: 3 });
    const duck = duckOwner('d1');
    expect(ask(round, move(ANN, duck, { BREAD: 1 }))?.code).toBe('QUACK_ITEM');
    adopt(round, move(ANN, duck, { TRUNG: 3 }));
    adopt(round, move(duck, BOB, { TRUNG: 1 }));
    expect([duckHas(round, 'd1', 'TRUNG'), round.held('bob', 'TRUNG')]).toEqual([2, 1]);
  });

  it('moves a Work of Art to the Gallery, and out of it', () => {
    const round = gala({
      works: [100],
      change: ({ membership }) => (membership.reputableAfterDays = 0),
    });
    const owner = () => round.state.need('works', 'w1').owner;
    adopt(round, move(ANN, GALLERY, { 'WORK:w1': 1 }));
    expect(owner()).toBe(GALLERY);
    adopt(round, move(GALLERY, BOB, { 'WORK:w1': 1 }));
    expect([owner(), round.held('bob', 'WORK:w1')]).toEqual([BOB, 1]);
  });

  it('changes what a House Lot is: its cards are those that it holds then', () => {
    const round = traders();
    round.grant('ann', { [KNIGHT]: 1 });
    const { id } = addLot(round);
    adopt(round, move(ANN, lotOwner(id), { [KNIGHT]: 1 }));
    expect(round.state.need('lots', id).cards).toEqual([
      { rank: 'ACE', suit: 'CUPS' },
      { rank: 'KNIGHT', suit: 'SWORDS' },
    ]);
    adopt(round, move(lotOwner(id), BOB, { [KNIGHT]: 1 }));
    expect(round.state.need('lots', id).cards).toEqual([{ rank: 'ACE', suit: 'CUPS' }]);
    expect(round.held('bob', KNIGHT)).toBe(1);
  });

  it('removes a House Lot of which nothing is left [The Auction House]', () => {
    const round = traders();
    const { id } = addLot(round);
    adopt(round, move(lotOwner(id), BOB, { [ACE]: 1 }));
    expect(round.state.need('lots', id).status).toBe('REMOVED');
    expect(round.held('bob', ACE)).toBe(1);
  });

  it('refuses more cards for a House Lot than one can look at', () => {
    const round = traders();
    round.grant('ann', { [KNIGHT]: 1_000_000_000 });
    const { id } = addLot(round);
    const most = { [KNIGHT]: 60 };
    const [one, other] = [move(ANN, lotOwner(id), most), move(ANN, lotOwner(id), most)];
    expect(ask(round, move(ANN, lotOwner(id), { [KNIGHT]: 1_000_000_000 }))?.code).toBe(
      'MALFORMED',
    );
    expect(ask(round, one, other)).toMatchObject({ code: 'MALFORMED', facts: { effect: 1 } });
  });

  it.each([
    ['a lot that is none', lotOwner('l9'), 'LOT_NOT_FOUND'],
    ['a contract that is none', contractOwner('c9'), 'CONTRACT_NOT_FOUND'],
    ['a duck that is none', duckOwner('d9'), 'DUCK_NOT_FOUND'],
    ['a player that is none', ownerOf('p9' as never), 'PLAYER_NOT_FOUND'],
    ['themselves', ANN, 'MALFORMED'],
  ])('refuses to move anything to %s, and says which effect', (_whom, to, code) => {
    const round = traders();
    expect(ask(round, move(ANN, BOB, { TRUNG: 1 }), move(ANN, to, { TRUNG: 1 }))).toMatchObject({
      code,
      facts: { effect: 1 },
    });
  });

  it('refuses a Trung for a House Lot, which is of cards', () => {
    const round = traders();
    const { id } = addLot(round);
    expect(ask(round, move(ANN, lotOwner(id), { TRUNG: 1 }))?.code).toBe('ITEM_EXCLUDED');
  });

  it('applies none of the effects where one lacks items at the adoption [L2]', () => {
    const round = traders();
    round.grant('ann', { TRUNG: 1 });
    const moved = adopt(round, move(ANN, BOB, { TRUNG: 1 }), move(BOB, GALLERY, { TRUNG: 2 }));
    expect(moved).toMatchObject({
      transfers: [],
      failure: { effect: 1, refusal: { code: 'NOT_ENOUGH_TO_TAKE', facts: { have: 1, need: 2 } } },
    });
    expect(round.held('ann', 'TRUNG')).toBe(1);
  });
});

describe('undoing what was wrong [P12]', () => {
  const voidTrade: ProposalEffect = { type: 'VOID_TRADE', tradeId: 't1' };

  it('undoes a trade that took place, once', () => {
    const round = traders();
    round.grant('ann', { TRUNG: 2 });
    round.grant('bob', { [KNIGHT]: 1 });
    round.do('ann', offer('p2', { give: { TRUNG: 2 }, get: { [KNIGHT]: 1 } }));
    expect(ask(round, voidTrade)?.code).toBe('NOTHING_TO_CORRECT');
    round.do('bob', accept('t1'));
    expect(ask(round, voidTrade, voidTrade)?.code).toBe('NOTHING_TO_CORRECT');
    expect(adopt(round, voidTrade).undone).toEqual({ tradeIds: ['t1'], tableIds: [] });
    expect(round.state.need('trades', 't1').status).toBe('VOIDED');
    expect([round.held('ann', 'TRUNG'), round.held('bob', KNIGHT)]).toEqual([2, 1]);
    expect(ask(round, voidTrade)?.code).toBe('NOTHING_TO_CORRECT');
    expect(ask(round, { type: 'VOID_TRADE', tradeId: 't9' })?.code).toBe('TRADE_NOT_FOUND');
  });

  const voidTable: ProposalEffect = { type: 'VOID_TABLE', tableId: 't1' };

  it('gives back what the loser of a war wagered', () => {
    const round = traders();
    for (const who of ['ann', 'bob']) round.grant(who, { TRUNG: 5 });
    round.do('ann', propose({ TRUNG: 1 }));
    round.do('bob', propose({ TRUNG: 2 }, 't1'));
    round.do('ann', agree(2));
    round.do('bob', agree(2));
    expect(round.state.need('gamingTables', 't1').status).toBe('PLAYED');
    expect(round.held('ann', 'TRUNG')).not.toBe(5);
    expect(adopt(round, voidTable).failure).toBeNull();
    expect([round.held('ann', 'TRUNG'), round.held('bob', 'TRUNG')]).toEqual([5, 5]);
    expect(round.state.need('gamingTables', 't1').status).toBe('VOIDED');
    expect(ask(round, voidTable)?.code).toBe('NOTHING_TO_CORRECT');
  });

  it('ends a war that goes on: both stand up with what they wagered', () => {
    const round = traders();
    for (const who of ['ann', 'bob']) round.grant(who, { TRUNG: 5 });
    round.do('ann', propose({ TRUNG: 1 }));
    round.do('bob', propose({ TRUNG: 2 }, 't1'));
    round.do('ann', agree(2));
    adopt(round, voidTable);
    expect([round.held('ann', 'TRUNG'), round.held('bob', 'TRUNG')]).toEqual([5, 5]);
    expect(round.state.count('holdings')).toBeGreaterThan(0);
    expect(round.state.countBy('sittings', 'at', 't1')).toBe(0);
  });

  it('gives back the price of a spin, or takes what it paid beyond it', () => {
    const round = traders();
    round.grant('ann', { CHIP: 20 });
    load(round, ...LOSING);
    round.do('ann', SPIN);
    const { price } = round.state.need('gamingTables', 't1').spin!;
    const { transfers } = adopt(round, voidTable);
    expect(transfers).toEqual([{ from: 'bank', to: ANN, item: 'CHIP', quantity: price }]);
    expect(ask(round, { type: 'VOID_TABLE', tableId: 't9' })?.code).toBe('TABLE_NOT_FOUND');
  });

  it('gives a spin back in what it was paid in, whatever is paid with now', () => {
    const round = traders();
    round.grant('ann', { CHIP: 20 });
    load(round, ...LOSING);
    round.do('ann', SPIN);
    const patch = [{ op: 'replace', path: '/currency', value: 'TRUNG' }] as const;
    expect(adopt(round, { type: 'AMEND_RULESET', patch }).failure).toBeNull();
    expect(adopt(round, voidTable).transfers).toMatchObject([{ to: ANN, item: 'CHIP' }]);
  });

  it('has a sealed attempt fail, and names the proposal; what it declares stays secret', () => {
    const round = traders();
    round.do('host', { type: 'AdvanceClock', toMs: later(round.now, DAY_MS) });
    const sha256 = sha256OfText('1: 5');
    round.do('bob', { type: 'CommitSecretAction', kind: 'BIDS', sha256 });
    const voided: ProposalEffect = { type: 'VOID_SECRET_ACTION', actionId: 'a1' };
    const { id } = round.state.all('secretActions')[0]!;
    adopt(round, { ...voided, actionId: id });
    expect(round.state.need('secretActions', id)).toMatchObject({
      status: 'FAILED',
      failure: 'VOIDED',
    });
    const events = round.journal.map(({ event }) => event);
    expect(ofType(events, 'SecretActionFailed')).toMatchObject([{ proposalId: 'm1' }]);
    expect(ask(round, { ...voided, actionId: id })?.code).toBe('NOTHING_TO_CORRECT');
  });

  it('ends the term of the Judge who sits, and of nobody else', () => {
    const round = traders();
    const end = (playerId: string): ProposalEffect => ({
      type: 'END_JUDGE_TERM',
      playerId: playerId as never,
    });
    expect(ask(round, end('p2'))?.code).toBe('CHAIR_VACANT');
    given(round, round.now, { type: 'JudgeAppointed', termId: 'j1', playerId: 'p2' as never });
    expect(ask(round, end('p1'))?.code).toBe('JUDGE_CHANGED');
    adopt(round, end('p2'));
    expect(round.state.need('judgeTerms', 'j1').ending).toBe('VOTED_OUT');
    const events = round.journal.map(({ event }) => event);
    expect(ofType(events, 'JudgeTermEnded')).toMatchObject([{ proposalId: 'm1' }]);
  });
});
