import { printRational, sha256OfText } from '../../../src/kernel';
import { taxOf, wealthOf } from '../../../src/round';
import { EDITION, later, MONDAY, ofType, THURSDAY, NEXT_SUNDAY, typesOf } from '../harness';
import type { TestRound } from '../harness';
import { agree, casino, CHIP, fix, KNIGHT, load, propose, proposed, sitDown } from './casino';

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
  load(round, 8, 16, 3, 2); // The Knight of Swords and the 2 of Cups.
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

describe('the dice', () => {
  /** A round in its second week. The named players have fixed client seeds. */
  const seeded = (...names: readonly string[]): TestRound => {
    const round = casino();
    for (const name of names) round.do(name, fix(`from-${name}`));
    round.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
    return round;
  };
  const rollsOf = (round: TestRound) => ofType(round.told, 'WarDrawn')[0]!.rolls;

  it('are stirred with what both fixed before the week began [S24]', () => {
    const round = proposed(seeded('ann', 'bob'));
    round.do('ann', agree(2, 't1', 'from-ann'));
    round.do('bob', agree(2, 't1', 'from-bob'));
    expect(rollsOf(round)).toMatchObject({
      ...{ week: 2, stream: 'war/p1+p2/1/1', clientSeeds: ['from-ann', 'from-bob'] },
    });
  });

  it('are the same at any table, whoever sat down first or agreed last [S24]', () => {
    const one = proposed(seeded('ann', 'bob'));
    one.do('ann', agree(2, 't1', 'from-ann'));
    one.do('bob', agree(2, 't1', 'from-bob'));
    const other = seeded('ann', 'bob');
    other.do('cid', propose({ [CHIP]: 1 }));
    other.do('bob', propose({ [CHIP]: 20 }));
    other.do('ann', propose({ [CHIP]: 10 }, 't2'));
    other.do('bob', agree(2, 't2', 'from-bob'));
    other.do('ann', agree(2, 't2', 'from-ann'));
    expect(rollsOf(other)).toEqual(rollsOf(one));
    const winners = [one, other].map((round) => ofType(round.told, 'WarDrawn').at(-1)!.winnerId);
    expect(winners[0]).toBe(winners[1]);
  });

  it('have another name for each war of the two', () => {
    const round = proposed();
    round.do('ann', agree(2));
    round.do('bob', agree(2));
    proposed(round, 't2');
    round.do('ann', agree(2, 't2'));
    round.do('bob', agree(2, 't2'));
    expect(rollsOf(round).stream).toBe('war/p1+p2/2/1');
  });

  it('have nothing of who agreed in a week before [S24]', () => {
    const round = seeded('ann');
    proposed(round).do('ann', agree(2, 't1', 'from-ann'));
    round.do('host', { type: 'AdvanceClock', toMs: later(NEXT_SUNDAY, 7 * 86_400_000) });
    round.do('bob', agree(2));
    expect(rollsOf(round)).toMatchObject({ week: 3, clientSeeds: [] });
  });

  it('wait for this week’s seed of who agreed in a week before [S24]', () => {
    const round = seeded('ann');
    proposed(round).do('ann', agree(2, 't1', 'from-ann'));
    round.do('ann', fix('next'));
    round.do('host', { type: 'AdvanceClock', toMs: later(NEXT_SUNDAY, 7 * 86_400_000) });
    expect(ofType(round.do('bob', agree(2)), 'WarDrawn')).toEqual([]);
    expect(round.ask('bob', agree(2))).toMatchObject({ code: 'ALREADY_AGREED' });
    expect(round.ask('ann', agree(2))).toMatchObject({ code: 'CLIENT_SEED_NEEDED' });
    round.do('ann', agree(2, 't1', 'next'));
    expect(rollsOf(round)).toMatchObject({ week: 3, clientSeeds: ['next'] });
  });

  it('can be had by any who agreed when nobody is awaited any more', () => {
    const round = seeded('ann');
    proposed(round).do('ann', agree(2, 't1', 'from-ann'));
    round.do('ann', fix('next'));
    round.do('host', { type: 'AdvanceClock', toMs: later(NEXT_SUNDAY, 7 * 86_400_000) });
    round.do('bob', agree(2));
    round.do('ann', fix(null));
    round.do('host', { type: 'AdvanceClock', toMs: later(NEXT_SUNDAY, 14 * 86_400_000) });
    round.do('bob', agree(2));
    expect(rollsOf(round)).toMatchObject({ week: 4, clientSeeds: [] });
  });

  it('cannot be had without what was fixed, nor with anything else', () => {
    const round = proposed(seeded('ann'));
    const sha256 = sha256OfText('from-ann');
    const needed = { code: 'CLIENT_SEED_NEEDED', rule: 'chance', facts: { sha256 } };
    const notFixed = { code: 'CLIENT_SEED_NOT_FIXED', rule: 'chance', facts: { sha256 } };
    expect(round.ask('ann', agree(2))).toEqual(needed);
    expect(round.ask('ann', agree(2, 't1', 'luckier'))).toEqual(notFixed);
    expect(round.ask('bob', agree(2, 't1', 'lucky'))).toEqual({
      ...{ code: 'CLIENT_SEED_NOT_FIXED', rule: 'chance', facts: { sha256: null } },
    });
    expect(round.ask('ann', agree(2, 't1', 'from-ann'))).toBeNull();
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
