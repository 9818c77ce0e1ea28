import { amount } from '../amounts';
import { eventText, optionsOf, wealthOf } from '../../../src/round';
import { printRational } from '../../../src/kernel';
import type { DuckId } from '../../../src/round/model/ids';
import { addPlayer, given, rulesetWith, runningRound } from '../given';
import { account, MONDAY } from '../harness';
import type { TestRound } from '../harness';
import { amendTo } from '../trades/amend-rules';
import { traders } from '../trades/traders';
import { duckHas, making, pond, swap, withDucks } from './duck-rounds';

const KNIGHT = 'CARD:KNIGHT:SWORDS';
const told = (round: TestRound): string[] =>
  round.told.map((event) => eventText(round.state, event));

it('takes place at one announcement, all of it at once [Trade; G4]', () => {
  const round = pond();
  round.grant('ann', { TRUNG: 3, [KNIGHT]: 1 });
  round.do('ann', swap('d1', { give: { TRUNG: 2, [KNIGHT]: 1 } }));
  expect(round.told).toEqual([
    {
      type: 'DuckTraded',
      duckId: 'd1',
      playerId: 'p1',
      transfers: [
        { from: 'player:p1', to: 'duck:d1', item: 'TRUNG', quantity: 2 },
        { from: 'player:p1', to: 'duck:d1', item: KNIGHT, quantity: 1 },
      ],
    },
  ]);
  expect(told(round)).toEqual(['ann gave the duck Quentin 2 Trungs and Knight of Swords.']);
  round.do('ann', swap('d1', { give: { TRUNG: 1 }, take: { [KNIGHT]: 1 } }));
  expect([duckHas(round, 'd1', 'TRUNG'), duckHas(round, 'd1', KNIGHT)]).toEqual([3, 0]);
  expect([round.held('ann', 'TRUNG'), round.held('ann', KNIGHT)]).toEqual([0, 1]);
  expect(round.violations()).toEqual([]);
});

it('is open to everybody in the draft, for points, and with nothing at all [draft, Trade; G1]', () => {
  const round = runningRound(rulesetWith(undefined, 'round-10/draft'));
  const { id } = addPlayer(round, { POINT: 100 });
  given(round, MONDAY, { type: 'DuckCreated', duckId: 'd1', playerId: id, name: 'Quentin' });
  round.do('account-1', swap('d1', { give: { POINT: 100 } }));
  round.do('account-1', swap('d1', {}));
  round.do('account-1', swap('d1', { take: { POINT: 1 } }));
  expect([round.held('account-1', 'POINT'), duckHas(round, 'd1', 'POINT')]).toEqual([1, 99]);
});

it('adds up what is named twice on one side [Trade]', () => {
  const round = pond();
  round.grant('ann', { TRUNG: 3 });
  const twice = [amount('TRUNG', 2), amount('TRUNG', 2)];
  expect(round.ask('ann', { ...swap('d1', {}), give: twice })).toMatchObject({
    code: 'NOT_ENOUGH',
    facts: { item: 'TRUNG', have: 3, need: 4 },
  });
});

it.each([
  [2, {}, null],
  [1, {}, 'EMPTY_SIDE'],
  [1, { give: { CHIP: 1 } }, null],
  [0, { give: { CHIP: 1 } }, 'EMPTY_SIDE'],
  [0, { give: { CHIP: 1 }, take: { TRUNG: 1 } }, null],
])('with %i empty sides allowed, %j gets the refusal %p [Trade; G1]', (emptySides, sides, code) => {
  const round = pond();
  round.grant('ann', { TRUNG: 1, CHIP: 5 });
  round.do('ann', swap('d1', { give: { TRUNG: 1 } }));
  amendTo(round, (document) => (document.trade.emptySides = emptySides));
  expect(round.ask('ann', swap('d1', sides))?.code ?? null).toBe(code);
});

it.each([
  ['give more than there is', { give: { TRUNG: 6 } }, 'NOT_ENOUGH', 'trade'],
  ['take more than the duck has', { take: { TRUNG: 2 } }, 'DUCK_LACKS', 'ducks'],
  [
    'take what is only now given',
    { give: { TRUNG: 5 }, take: { TRUNG: 2 } },
    'DUCK_LACKS',
    'ducks',
  ],
  ['give a Quack item', { give: { BREAD: 1 } }, 'QUACK_ITEM', 'ducks'],
  ['take a Quack item', { take: { BREAD: 1 } }, 'QUACK_ITEM', 'ducks'],
  ['give a Gold Star', { give: { GOLD_STAR: 1 } }, 'ITEM_UNTRADABLE', 'trade'],
  ['take a Gold Star', { take: { GOLD_STAR: 1 } }, 'ITEM_UNTRADABLE', 'trade'],
  ['give nothing of something', { give: { TRUNG: 0 } }, 'AMOUNT_NOT_NATURAL', 'items'],
  ['give what is no item', { give: { FEATHER: 1 } }, 'ITEM_UNKNOWN', 'items'],
  ['take a card of no deck', { take: { 'CARD:DUKE:CUPS': 1 } }, 'CARD_UNKNOWN', 'cards'],
  ['give more than can be', { give: { TRUNG: 2_000_000_000 } }, 'MALFORMED', 'trade'],
])('refuses to %s, and nothing moves [Trade; G1, G4]', (_what, sides, code, rule) => {
  const round = pond();
  round.grant('ann', { TRUNG: 6, BREAD: 1, GOLD_STAR: 1 });
  round.do('ann', swap('d1', { give: { TRUNG: 1 } }));
  const before = round.state.all('holdings');
  expect(round.ask('ann', swap('d1', sides))).toMatchObject({ code, rule });
  expect(round.state.all('holdings')).toEqual(before);
});

it.each<[whose: string, who: string, duckId: DuckId, code: string]>([
  ['of another player', 'bob', 'd1', 'DUCK_NOT_YOURS'],
  ['that there is not', 'ann', 'd2', 'DUCK_NOT_FOUND'],
  ['by who is no player', 'eve', 'd1', 'NOT_A_PLAYER'],
])('refuses a duck %s [Trade]', (_whose, who, duckId, code) => {
  expect(pond().ask(who, swap(duckId, {}))).toMatchObject({ code });
});

it('is refused where the rules have no ducks, also to who still has one [G4; O5]', () => {
  const round = pond();
  round.grant('ann', { TRUNG: 1 });
  round.do('ann', swap('d1', { give: { TRUNG: 1 } }));
  amendTo(round, (document) => (document.trade.ducks = false));
  expect(round.ask('ann', swap('d1', { take: { TRUNG: 1 } }))).toMatchObject({
    code: 'NO_DUCKS',
    rule: 'trade',
  });
  expect(duckHas(round, 'd1', 'TRUNG')).toBe(1);
  expect(round.violations()).toEqual([]);
});

it('asks for reputation where trades do [Trade; O4]', () => {
  const round = pond();
  amendTo(round, (document) => (document.membership.reputableAfterDays = 30));
  expect(round.ask('ann', swap('d1', {}))).toMatchObject({ code: 'NOT_REPUTABLE' });
});

it('counts for nothing of the player: no wealth, no victory [Phases, Victory; O6]', () => {
  const round = pond((document) => (document.victory = { item: 'TRUNG', quantity: 3 }));
  const wealth = (): string => printRational(wealthOf(round.state, round.player('ann')));
  round.grant('ann', { TRUNG: 2, CHIP: 100 });
  const before = Number(wealth());
  round.do('ann', swap('d1', { give: { TRUNG: 2, CHIP: 40 } }));
  expect(Number(wealth())).toBe(before - 40);
  round.grant('ann', { TRUNG: 2 });
  expect(round.state.need('rounds', 'round').winnerId).toBeNull();
  round.do('ann', swap('d1', { take: { TRUNG: 1 } }));
  expect(round.state.need('rounds', 'round').winnerId).toBe('p1');
});

describe('the options', () => {
  const offered = (round: TestRound, who: string, mutation: string): unknown[] =>
    optionsOf(round.state, account(who), round.now)
      .filter((option) => option.mutation === mutation)
      .map(({ known }) => known);

  it('name each duck with which there is something to be traded [Trade]', () => {
    const round = pond();
    expect(offered(round, 'ann', 'tradeWithDuck')).toEqual([{ duckId: 'd1' }]);
    expect(offered(round, 'bob', 'tradeWithDuck')).toEqual([]);
    amendTo(round, (document) => (document.trade.emptySides = 0));
    expect(offered(round, 'ann', 'tradeWithDuck')).toEqual([]);
    amendTo(round, (document) => (document.trade.emptySides = 1));
    expect(offered(round, 'ann', 'tradeWithDuck')).toEqual([{ duckId: 'd1' }]);
    amendTo(round, (document) => (document.trade.ducks = false));
    expect(offered(round, 'ann', 'tradeWithDuck')).toEqual([]);
  });

  it('let the host make ducks as long as one can be made [G4]', () => {
    const round = traders(withDucks());
    expect(offered(round, 'host', 'createDuck')).toEqual([{}]);
    for (const player of ['p1', 'p2', 'p3']) {
      for (let made = 0; made < 20; made += 1) round.do('host', making(player));
    }
    expect(offered(round, 'host', 'createDuck')).toEqual([]);
  });
});
