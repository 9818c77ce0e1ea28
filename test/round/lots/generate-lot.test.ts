import { sha256OfText } from '../../../src/kernel';
import { lotsOf, participationOf } from '../../../src/round';
import type { RoundState } from '../../../src/round';
import { given } from '../given';
import { at, edition, MONDAY, NEXT_SUNDAY, ofType, SUNDAY, TestRound, THURSDAY } from '../harness';

const standingLots = (state: RoundState): number => lotsOf(state, 'STANDING').length;

const GENERATE = { type: 'GenerateLot', clientSeed: null } as const;
const alone = () => TestRound.open({ document: edition({ steward: false }) });

it('draws three cards into a lot of its own, by dice that nobody stirs [Lots; Cards; S24]', () => {
  const round = alone();
  round.join('ann');
  const [lot] = ofType(
    round.do('ann', { type: 'GenerateLot', clientSeed: 'my-seed_1' }),
    'LotGenerated',
  );
  expect(lot).toMatchObject({
    lotId: 'l1',
    number: 1,
    rolls: { week: 1, stream: 'lot/1', clientSeeds: [] },
  });
  expect(lot!.cards).toHaveLength(3);
  expect(lot!.rolls.draws).toHaveLength(6);
  expect(lot!.transfers.every(({ from, to }) => from === 'bank' && to === 'lot:l1')).toBe(true);
  expect(round.violations()).toEqual([]);
});

it('has the same cards whoever generates it and whenever [S24]', () => {
  const lots = ['ann', 'bob'].map((who) => {
    const round = alone();
    round.join('ann', 'bob');
    round.do('ann', GENERATE);
    if (who === 'bob') {
      const sha256 = sha256OfText('lucky');
      round.do('bob', { type: 'SetClientSeed', sha256 });
    }
    const [second] = ofType(round.do(who, { ...GENERATE, clientSeed: who }), 'LotGenerated');
    expect(second!.rolls).toMatchObject({ stream: 'lot/2', clientSeeds: [] });
    return second!.cards;
  });
  expect(lots[0]).toEqual(lots[1]);
});

it('is stirred with what is given in a week that began before seeds were fixed, numbered on', () => {
  const round = alone();
  round.join('ann');
  given(round, SUNDAY, { type: 'WeekStarted', week: 2, commitment: round.chance.commit('week:2') });
  round.do('ann', GENERATE);
  const asked = { ...GENERATE, clientSeed: 'my-seed_1' };
  const [second] = ofType(round.do('ann', asked), 'LotGenerated');
  expect(second!.rolls).toMatchObject({ week: 2, clientSeeds: ['my-seed_1'] });
  expect(second!.rolls.draws[0]!.number).toBe(7);
});

it.each([
  ['', 'nothing'],
  ['x'.repeat(65), '65 letters'],
  ['a:b', 'a colon'],
  ['a,b', 'a comma'],
])('refuses the client seed %p: %s', (clientSeed) => {
  expect(alone().ask('eve', { type: 'GenerateLot', clientSeed })).toMatchObject({
    code: 'MALFORMED',
    facts: { field: 'clientSeed' },
  });
});

it('is refused to who is no player: "any player" is one of the round [Lots; S19]', () => {
  expect(alone().ask('eve', GENERATE)).toMatchObject({ code: 'NOT_A_PLAYER' });
});

it('is refused before the start and after the end', () => {
  const round = TestRound.open({ document: edition({ steward: false }), startsAtMs: MONDAY });
  round.join('ann');
  expect(round.ask('ann', GENERATE)).toMatchObject({
    code: 'ROUND_NOT_STARTED',
    facts: { startsAtMs: MONDAY },
  });
  round.do('host', { type: 'CloseSeason' });
  expect(round.ask('ann', GENERATE)).toMatchObject({ code: 'ROUND_OVER' });
});

it('is refused in the Auction Phase, with the instant that ends it [Lots]', () => {
  const round = alone();
  round.join('ann');
  round.advanceTo(MONDAY);
  expect(round.ask('ann', GENERATE)).toMatchObject({
    code: 'WRONG_PHASE',
    rule: 'lots',
    facts: { phase: 'AUCTION', needed: ['BARTERING'], opensAtMs: THURSDAY },
  });
  round.advanceTo(THURSDAY);
  expect(round.ask('ann', GENERATE)).toBeNull();
});

it('is refused when as many lots stand as there may be [Participation]', () => {
  const round = alone();
  round.join('ann');
  for (let lot = 1; lot <= 10; lot += 1) round.do('ann', GENERATE);
  expect(round.ask('ann', GENERATE)).toMatchObject({
    code: 'ENOUGH_LOTS',
    facts: { standing: 10, lots: 10 },
  });
});

describe('participation [E4]', () => {
  it.each([
    [0, 10],
    [15, 10],
    [17, 10],
    [18, 12],
    [20, 12],
    [21, 14],
  ])('with %d players is %d', (players, lots) => {
    const round = alone();
    round.join(...Array.from({ length: players }, (_, n) => `player ${n}`));
    expect(participationOf(round.state)).toMatchObject({ lots, minimum: 10 });
  });

  it('counts two for each bidder of the last auction, over-spenders left out', () => {
    const round = TestRound.open();
    const names = Array.from({ length: 8 }, (_, n) => `player ${n}`);
    round.join(...names);
    round.advanceTo(MONDAY);
    names.forEach((name, n) =>
      round.do(name, {
        type: 'SealBids',
        bids: [{ lot: n + 1, amount: n === 0 ? 101 : 10 }],
        salt: name,
      }),
    );
    round.advanceTo(NEXT_SUNDAY);
    expect(participationOf(round.state)).toEqual({
      lots: 14,
      minimum: 10,
      byPlayers: 4,
      byBidders: 14,
    });
    expect(standingLots(round.state)).toBe(14);
    // The next auction has no bids.
    round.advanceTo(at('2021-09-12'));
    expect(participationOf(round.state).byBidders).toBe(0);
  });
});

describe('the steward [E5]', () => {
  it('generates what is missing as soon as it is allowed, as STEWARD', () => {
    const round = TestRound.open();
    expect(standingLots(round.state)).toBe(10);
    expect(round.journal.at(-1)).toMatchObject({ actor: 'steward', atMs: SUNDAY });
  });

  it('follows the number of players within the same command', () => {
    const round = TestRound.open();
    round.join(...Array.from({ length: 18 }, (_, n) => `player ${n}`));
    expect(ofType(round.told, 'LotGenerated')).toHaveLength(2);
  });

  it('waits for the end of the Auction Phase', () => {
    const round = TestRound.open();
    round.advanceTo(MONDAY);
    round.join(...Array.from({ length: 18 }, (_, n) => `player ${n}`));
    expect(standingLots(round.state)).toBe(10);
    expect(ofType(round.advanceTo(THURSDAY), 'LotGenerated')).toHaveLength(2);
  });

  it('makes new lots for those sold, under new numbers, with the new week’s dice [E3]', () => {
    const round = TestRound.open();
    round.join('ann');
    round.advanceTo(MONDAY);
    round.do('ann', { type: 'SealBids', bids: [{ lot: 4, amount: 10 }], salt: '' });
    const [lot] = ofType(round.advanceTo(NEXT_SUNDAY), 'LotGenerated');
    expect(lot).toMatchObject({ number: 11, rolls: { week: 2 } });
    expect(lot!.rolls.draws[0]!.number).toBe(1);
  });

  it('can be off', () => {
    expect(standingLots(alone().state)).toBe(0);
  });
});
