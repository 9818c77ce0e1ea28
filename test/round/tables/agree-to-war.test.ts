import { printRational } from '../../../src/kernel';
import { taxOf, wealthOf } from '../../../src/round';
import { EDITION, MONDAY, ofType, THURSDAY, NEXT_SUNDAY, typesOf } from '../harness';
import { agree, casino, CHIP, KNIGHT, load, propose, proposed, sitDown } from './at-tables';

it('puts the own wager on the table, and the second agreement is the war [War; J3]', () => {
  const round = proposed();
  expect(round.do('ann', agree(2))).toEqual([
    {
      type: 'WarAgreed',
      tableId: 't1',
      playerId: 'p1',
      terms: 2,
      clientSeed: null,
      transfers: [{ from: 'player:p1', to: 'table:t1', item: CHIP, quantity: 10 }],
    },
  ]);
  load(round, 8, 16, 3, 2); // Knight of Swords, 2 of Cups
  expect(typesOf(round.do('bob', agree(2)))).toEqual(['WarAgreed', 'WarDrawn']);
  expect([round.held('ann', CHIP), round.held('bob', CHIP)]).toEqual([120, 80]);
  expect(round.state.need('gamingTables', 't1')).toMatchObject({
    status: 'PLAYED',
    war: { winnerId: 'p1' },
  });
  expect(round.violations()).toEqual([]);
});

it('stands both up when play ends [Tables]', () => {
  const round = proposed();
  round.do('ann', agree(2));
  round.do('bob', agree(2));
  for (const name of ['ann', 'bob']) expect(round.ask(name, sitDown())).toBeNull();
});

it('stirs the dice with what both added', () => {
  const round = proposed();
  round.do('ann', agree(2, 't1', 'from-ann'));
  round.do('bob', agree(2, 't1', 'from-bob'));
  expect(ofType(round.told, 'WarDrawn')[0]!.rolls).toMatchObject({
    week: 1,
    clientSeeds: ['from-ann', 'from-bob'],
  });
});

it('counts what is on the table for wealth, to the whole chip [J3]', () => {
  const round = casino();
  round.grant('ann', { [CHIP]: 300 });
  round.do('ann', propose({ [CHIP]: 380 }));
  round.do('bob', propose({ [CHIP]: 1 }, 't1'));
  round.do('ann', agree(2));
  expect(round.held('ann', CHIP)).toBe(20);
  const wealth = wealthOf(round.state, round.player('ann'));
  expect([printRational(wealth), taxOf(EDITION, wealth)]).toEqual(['400', 25]);
});

it('does not count what is on the table for bids [J3]', () => {
  const round = casino();
  round.do('ann', { type: 'GenerateLot', clientSeed: null });
  round.do('host', { type: 'AdvanceClock', toMs: MONDAY });
  round.do('ann', { type: 'SealBids', bids: [{ lot: 1, amount: 150 }], salt: 'a' });
  round.do('ann', propose({ [CHIP]: 100 }));
  round.do('bob', propose({ [CHIP]: 1 }, 't1'));
  round.do('ann', agree(2));
  const events = round.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
  expect(ofType(events, 'SecretActionFailed')).toMatchObject([{ reason: 'OVERSPENT' }]);
});

it('does not count what is on the table for hands [J3]', () => {
  const round = casino();
  round.grant('ann', { [KNIGHT]: 1 });
  round.do('host', { type: 'AdvanceClock', toMs: MONDAY });
  const cards = [{ rank: 'KNIGHT', suit: 'SWORDS', count: 1 }];
  round.do('ann', { type: 'SealHand', cards, salt: 'a' });
  round.do('host', { type: 'AdvanceClock', toMs: THURSDAY });
  round.do('ann', propose({ [KNIGHT]: 1 }));
  round.do('bob', propose({ [CHIP]: 1 }, 't1'));
  round.do('ann', agree(2));
  const events = round.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
  expect(ofType(events, 'SecretActionFailed')).toMatchObject([{ reason: 'CARDS_NOT_HELD' }]);
});

it('is to the wagers as they are: other ones are not agreed to [T3]', () => {
  const round = proposed();
  round.do('bob', propose({ [CHIP]: 1 }));
  expect(round.ask('ann', agree(2))).toEqual({
    code: 'WAGERS_CHANGED',
    rule: 'war',
    facts: { tableId: 't1', terms: 3 },
  });
  expect(round.ask('ann', agree(3))).toBeNull();
});

it('is refused a second time', () => {
  const round = proposed();
  round.do('ann', agree(2));
  expect(round.ask('ann', agree(2))).toMatchObject({ code: 'ALREADY_AGREED' });
});

it('is refused until two sit there with their wagers', () => {
  const round = casino();
  round.do('ann', propose({ [CHIP]: 1 }));
  expect(round.ask('ann', agree(1))).toMatchObject({ code: 'WAGER_MISSING' });
  round.do('bob', sitDown('t1'));
  expect(round.ask('ann', agree(1))).toMatchObject({ code: 'WAGER_MISSING' });
  expect(round.ask('bob', agree(1))).toMatchObject({ code: 'WAGER_MISSING' });
});

it('is refused to who has not any more what it would wager', () => {
  const round = casino();
  round.grant('ann', { TRUNG: 10 });
  round.do('ann', propose({ TRUNG: 5 }));
  round.do('bob', propose({ [CHIP]: 1 }, 't1'));
  round.do('ann', { type: 'TradeInTrungs', exchange: 'STANDARD_PROPOSAL_MAKER', times: 4 });
  expect(round.ask('ann', agree(2))).toMatchObject({
    code: 'NOT_ENOUGH',
    facts: { item: 'TRUNG', have: 2, need: 5 },
  });
});

it('is refused to who sits elsewhere or nowhere, and where there is no war', () => {
  const round = proposed();
  expect(round.ask('cid', agree(2))).toMatchObject({ code: 'NOT_SITTING' });
  round.do('cid', sitDown());
  expect(round.ask('cid', agree(2))).toMatchObject({ code: 'NOT_SITTING' });
  expect(round.ask('cid', agree(2, 't9'))).toMatchObject({ code: 'TABLE_NOT_FOUND' });
  expect(round.ask('eve', agree(2))).toMatchObject({ code: 'NOT_A_PLAYER' });
  expect(round.ask('eve', agree(2, 't1', 'a b'))).toMatchObject({ code: 'MALFORMED' });
});
