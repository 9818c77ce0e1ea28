import { draw } from '../../src/kernel';
import { applyRolls, drawCards, rollDice } from '../../src/round/rolls';
import { roundOf } from '../../src/round/state';
import { rulesetWith, runningRound } from './given';
import { MONDAY } from './harness';

const SEEDS = ['mine'];

describe('dice', () => {
  it('come from the stream of the week, numbered on from the last draw [design, 7]', () => {
    const round = runningRound();
    const rolls = rollDice(round.turn('clock', MONDAY), [100, 6], SEEDS);
    expect(rolls).toMatchObject({ week: 1, clientSeeds: SEEDS });
    const stream = { seed: round.chance.publish('week:1'), scope: 'season', clientSeeds: SEEDS };
    expect(rolls.draws).toEqual([draw(stream, 1, 100), draw(stream, 2, 6)]);
    applyRolls(round.state, rolls);
    expect(roundOf(round.state).nextDraw).toBe(3);
    expect(rollDice(round.turn('clock', MONDAY), [6], SEEDS).draws).toEqual([draw(stream, 3, 6)]);
  });

  it('go on after the draw that decided, where numbers were passed over [design, 7]', () => {
    const round = runningRound();
    const chance = {
      ...round.chance,
      draw: (_: string, from: number, sides: number) => ({ number: from + 4, sides, value: 0 }),
    };
    const rolls = rollDice({ ...round.turn('clock', MONDAY), chance }, [6, 6], []);
    expect(rolls.draws.map(({ number }) => number)).toEqual([5, 10]);
    applyRolls(round.state, rolls);
    expect(roundOf(round.state).nextDraw).toBe(11);
  });

  it('take no number when none is thrown', () => {
    const round = runningRound();
    applyRolls(round.state, rollDice(round.turn('clock', MONDAY), [], []));
    expect(roundOf(round.state).nextDraw).toBe(1);
  });
});

describe('drawing a card', () => {
  it('rolls the suit first, then the rank of its archetype [Cards]', () => {
    const { deck } = rulesetWith();
    const round = runningRound();
    const { cards, rolls } = drawCards(round.turn('clock', MONDAY), 200, []);
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
    const drawn = (seeds: string[]): unknown =>
      drawCards(runningRound().turn('clock', MONDAY), 5, seeds).cards;
    expect(drawn(['a'])).toEqual(drawn(['a']));
    expect(drawn(['a'])).not.toEqual(drawn(['b']));
  });
});
