import { digestOf, draw, sha256OfText } from '../../src/kernel';
import { applyRolls, drawCards, rollDice } from '../../src/round/chance/rolls';
import type { Throw } from '../../src/round/chance/rolls';
import { roundOf } from '../../src/round/model/state';
import { given, rulesetWith, runningRound } from './given';
import { MONDAY } from './harness';
import type { TestRound } from './harness';

const NONE = digestOf({ seq: 1, clientSeeds: [] });
const THROW: Throw = { stream: 'slots/p1/1', clientSeeds: ['mine'] };

/** A round in a week whose client seeds were not fixed in advance, as in older rounds. */
function ofBefore(): TestRound {
  const round = runningRound();
  const commitment = round.chance.commit('week:2');
  given(round, MONDAY, { type: 'WeekStarted', week: 2, commitment });
  return round;
}

describe('dice', () => {
  it('come from the seed of the week, under the name of the throw [S24]', () => {
    const round = runningRound();
    const rolls = rollDice(round.turn('clock', MONDAY), [100, 6], THROW);
    expect(rolls).toMatchObject({ week: 1, stream: 'slots/p1/1', clientSeeds: ['mine'] });
    const seed = round.chance.publish('week:1');
    const throwing = { name: 'slots/p1/1', digest: NONE };
    const stream = { seed, scope: 'season', clientSeeds: ['mine'], throwing };
    expect(rolls.draws).toEqual([draw(stream, 1, 100), draw(stream, 2, 6)]);
  });

  it('are the same whatever was thrown before [S24]', () => {
    const [early, late] = [runningRound(), runningRound()];
    applyRolls(
      late.state,
      rollDice(late.turn('clock', MONDAY), [6], { ...THROW, stream: 'lot/1' }),
    );
    expect(rollDice(late.turn('clock', MONDAY), [100], THROW)).toEqual(
      rollDice(early.turn('clock', MONDAY), [100], THROW),
    );
    expect(roundOf(late.state).nextDraw).toBe(1);
  });

  it('are others under another name, and with others’ client seeds fixed [S24]', () => {
    const [round, seeded] = [runningRound(), runningRound()];
    const sha256 = sha256OfText('a');
    given(seeded, MONDAY, {
      type: 'WeekStarted',
      week: 1,
      commitment: seeded.chance.commit('week:1'),
      clientSeeds: [{ playerId: 'p9' as never, sha256, fixedSeq: 1 }],
    });
    const rolled = (of: TestRound, stream: string): unknown =>
      rollDice(of.turn('clock', MONDAY), [2 ** 31], { stream, clientSeeds: [] }).draws;
    expect(rolled(round, 'lot/1')).not.toEqual(rolled(round, 'lot/2'));
    expect(rolled(round, 'lot/1')).not.toEqual(rolled(seeded, 'lot/1'));
  });

  it('go on after the draw that decided, where numbers were passed over [design, 7]', () => {
    const round = runningRound();
    const chance = {
      ...round.chance,
      draw: (_: string, from: number, sides: number) => ({ number: from + 4, sides, value: 0 }),
    };
    const rolls = rollDice({ ...round.turn('clock', MONDAY), chance }, [6, 6], THROW);
    expect(rolls.draws.map(({ number }) => number)).toEqual([5, 10]);
  });
});

describe('dice of a week of before', () => {
  it('come from its one stream, numbered on from the last draw [design, 7]', () => {
    const round = ofBefore();
    const rolls = rollDice(round.turn('clock', MONDAY), [100, 6], THROW);
    expect(rolls).toMatchObject({ week: 2, clientSeeds: ['mine'] });
    expect(rolls).not.toHaveProperty('stream');
    const seed = round.chance.publish('week:2');
    const stream = { seed, scope: 'season', clientSeeds: ['mine'] };
    expect(rolls.draws).toEqual([draw(stream, 1, 100), draw(stream, 2, 6)]);
    applyRolls(round.state, rolls);
    expect(roundOf(round.state).nextDraw).toBe(3);
    expect(rollDice(round.turn('clock', MONDAY), [6], THROW).draws).toEqual([draw(stream, 3, 6)]);
  });

  it('go on after the draw that decided', () => {
    const round = ofBefore();
    const draws = [{ number: 10, sides: 6, value: 0 }];
    applyRolls(round.state, { week: 2, clientSeeds: [], draws });
    expect(roundOf(round.state).nextDraw).toBe(11);
  });

  it('take no number when none is thrown', () => {
    const round = ofBefore();
    applyRolls(round.state, rollDice(round.turn('clock', MONDAY), [], THROW));
    expect(roundOf(round.state).nextDraw).toBe(1);
  });
});

describe('drawing a card', () => {
  const drawn = (clientSeeds: readonly string[], count = 5) =>
    drawCards(runningRound().turn('clock', MONDAY), count, { stream: 'lot/1', clientSeeds });

  it('rolls the suit first, then the rank of its archetype [Cards]', () => {
    const { deck } = rulesetWith();
    const { cards, rolls } = drawn([], 200);
    expect(rolls.draws).toHaveLength(400);
    cards.forEach(({ rank, suit }, at) => {
      const [suitDie, rankDie] = rolls.draws.slice(2 * at, 2 * at + 2);
      const { archetype } = deck.suits[suitDie!.value]!;
      const { ranks } = deck.archetypes.find((candidate) => candidate.archetype === archetype)!;
      expect(suitDie!.sides).toBe(13);
      expect(rankDie!.sides).toBe(suit === 'ARCANA' ? 22 : 20);
      expect([rank, suit]).toEqual([ranks[rankDie!.value]!.rank, deck.suits[suitDie!.value]!.suit]);
    });
    expect(new Set(cards.map(({ suit }) => suit)).size).toBe(13);
  });

  it('is the same for the same seed, and another with a client seed', () => {
    expect(drawn(['a']).cards).toEqual(drawn(['a']).cards);
    expect(drawn(['a']).cards).not.toEqual(drawn(['b']).cards);
  });
});
