import { amount } from '../amounts';
import type { PlayerId } from '../../../src/kernel';
import type { ProposalEffect } from '../../../src/round';
import type { DuckId } from '../../../src/round/model/ids';
import { addPlayer, given, runningRound } from '../given';
import { MONDAY, ofType, replay, rowsOf, typesOf } from '../harness';
import type { TestRound } from '../harness';
import {
  addProposer,
  adopted,
  amend,
  proposal,
  submitted,
  vote,
} from '../proposals/proposal-commands';
import { duckHas, making, pondRuleset } from './duck-rounds';

const P1 = 'p1' as PlayerId;
const P2 = 'p2' as PlayerId;
const create = (playerId: PlayerId, name = 'Ada'): ProposalEffect => ({
  type: 'CREATE_DUCK',
  playerId,
  name,
});
const items = (
  type: 'GIVE_ITEMS' | 'TAKE_ITEMS',
  duckId: DuckId,
  item: string,
  quantity: number,
): ProposalEffect => ({ type, duckId, items: [amount(item, quantity)] });
const without = amend({ op: 'replace', path: '/trade/ducks', value: false });

/** A round in which Ann can propose, and Bob has the duck d1. */
function parliament(ducks = true): TestRound {
  const round = runningRound(pondRuleset((document) => (document.trade.ducks = ducks)));
  addProposer(round, 3);
  addPlayer(round);
  if (ducks) {
    const { playerId, name } = making(P2);
    given(round, MONDAY, { type: 'DuckCreated', duckId: 'd1', playerId, name });
  }
  return round;
}

function consistent(round: TestRound): void {
  expect(round.violations()).toEqual([]);
  expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
}

it('an adopted proposal makes a duck, right after the adoption [G4, H3]', () => {
  const round = parliament();
  const told = adopted(round, [create(P2), create(P1, 'Bea')]);
  const at = typesOf(told).indexOf('ProposalAdopted');
  expect(typesOf(told).slice(at, at + 3)).toEqual([
    ...['ProposalAdopted', 'DuckCreated', 'DuckCreated'],
  ]);
  expect(ofType(told, 'DuckCreated')).toMatchObject([
    { duckId: 'd2', playerId: P2, name: 'Ada' },
    { duckId: 'd3', playerId: P1, name: 'Bea' },
  ]);
  consistent(round);
});

it('an adopted proposal can bring ducks into the rules and make one [G4, H3]', () => {
  const round = parliament(false);
  const withThem = amend({ op: 'replace', path: '/trade/ducks', value: true });
  adopted(round, [withThem, create(P2)]);
  expect(round.state.need('ducks', 'd1')).toMatchObject({ playerId: P2, name: 'Ada' });
  consistent(round);
});

it('an adopted proposal gives a duck items and takes them [H3]', () => {
  const round = parliament();
  adopted(round, [items('GIVE_ITEMS', 'd1', 'TRUNG', 5), items('TAKE_ITEMS', 'd1', 'TRUNG', 2)]);
  expect(duckHas(round, 'd1', 'TRUNG')).toBe(3);
  consistent(round);
});

it.each([
  ['for who is no player', [create('p9' as PlayerId)], 'PLAYER_NOT_FOUND', 0],
  ['without ducks in the rules', [without, create(P2)], 'NO_DUCKS', 1],
  ['with a bad name', [create(P2, '')], 'MALFORMED', 0],
  [
    'that gives a duck that there is not',
    [items('GIVE_ITEMS', 'd9', 'TRUNG', 1)],
    'DUCK_NOT_FOUND',
    0,
  ],
  ['that gives a duck a Quack item', [items('GIVE_ITEMS', 'd1', 'BREAD', 1)], 'QUACK_ITEM', 0],
  ['that gives a duck what is no item', [items('GIVE_ITEMS', 'd1', 'X', 1)], 'ITEM_UNKNOWN', 0],
  ['that takes nothing', [items('TAKE_ITEMS', 'd1', 'TRUNG', 0)], 'AMOUNT_NOT_NATURAL', 0],
  ['with too many ducks', Array.from({ length: 20 }, () => create(P2)), 'TOO_MANY_DUCKS', 19],
])('refuses a proposal %s [H3; O2]', (_what, effects, code, effect) => {
  const refusal = parliament().ask('account-1', proposal({ effects }));
  expect(refusal).toMatchObject({ code, facts: { effect } });
});

it('tells why an adopted effect on a duck could not be applied [H3]', () => {
  const round = parliament();
  const made = submitted(round, 'account-1', {
    effects: [create(P1), items('TAKE_ITEMS', 'd1', 'TRUNG', 2)],
  });
  vote(round, 'account-1', made.id, 'FOR');
  const told = round.advanceTo(made.closesAtMs);
  expect(ofType(told, 'ProposalAdopted')[0]!.failure).toEqual({
    effect: 1,
    refusal: {
      code: 'NOT_ENOUGH_TO_TAKE',
      rule: 'items',
      facts: { duckId: 'd1', item: 'TRUNG', have: 0, need: 2 },
    },
  });
  expect(ofType(told, 'DuckCreated')).toEqual([]);
  consistent(round);
});

it('applies nothing when the duck was lost before the adoption [H3; O3]', () => {
  const round = parliament();
  const effects = [items('GIVE_ITEMS', 'd1', 'TRUNG', 2)];
  const made = submitted(round, 'account-1', { effects });
  vote(round, 'account-1', made.id, 'FOR');
  round.do('account-2', { type: 'LeaveSeason' });
  const [event] = ofType(round.advanceTo(made.closesAtMs), 'ProposalAdopted');
  expect(event?.failure?.refusal).toMatchObject({
    code: 'DUCK_NOT_FOUND',
    facts: { duckId: 'd1' },
  });
  consistent(round);
});

it('cites a section that the rules have, also where they have no ducks [H3; O5]', () => {
  const effects = (effect: ProposalEffect): ProposalEffect[] => [without, effect];
  const round = parliament();
  const ask = (effect: ProposalEffect): unknown =>
    round.ask('account-1', proposal({ effects: effects(effect) }));
  expect(ask(items('GIVE_ITEMS', 'd9', 'TRUNG', 1))).toMatchObject({ rule: 'trade' });
  expect(ask(items('GIVE_ITEMS', 'd1', 'BREAD', 1))).toMatchObject({ rule: 'trade' });
  expect(ask(items('TAKE_ITEMS', 'd1', 'TRUNG', 1))).toBeNull();
});
