import { ownerOf } from '../../../src/season';
import { held, holdingsOf, inOnePiece } from '../../../src/kernel';
import { printHand } from '../../../src/round/secret-actions/declaration/hand';
import { settleDue } from '../../../src/round/clock/settle-due';
import type { PlayerRow } from '../../../src/round/model/state';
import { addPlayer, asItems, card, during, grantTo, rulesetWith, runningRound } from '../given';
import { NEXT_SUNDAY, ofType, typesOf } from '../harness';
import type { TestRound } from '../harness';
import { commitAndReveal } from '../secret-actions/secret-action-commands';
import type { CountedCard } from '../../../src/round/hands/vocabulary';

const { deck } = rulesetWith();
const [FOOL, MAGICIAN, WHEEL] = ['THE_FOOL', 'THE_MAGICIAN', 'WHEEL_OF_FORTUNE'].map((rank) =>
  card(rank, 'ARCANA'),
) as [CountedCard, CountedCard, CountedCard];

function submit(round: TestRound, ...cards: CountedCard[]): PlayerRow {
  const player = addPlayer(round, asItems(cards));
  commitAndReveal(round, player, 'HAND', printHand(deck, cards));
  return player;
}

const settle = (round: TestRound) =>
  during(round, () => inOnePiece(settleDue(round.turn('clock', NEXT_SUNDAY))));

const chips = (round: TestRound, { id }: PlayerRow): number =>
  held(round.state, ownerOf(id), 'CHIP');

describe('fortunes', () => {
  it('are told in the order of the table, after the prize [Fortunes; F5]', () => {
    const round = runningRound();
    const ann = submit(round, WHEEL, MAGICIAN, FOOL);
    grantTo(round, ann.id, { CHIP: 1000 });
    const events = settle(round);
    expect(typesOf(events)).toEqual([
      'HandPlaced',
      'FortuneTold',
      'FortuneTold',
      'FortuneTold',
      'AuctionConcluded',
    ]);
    const told = ofType(events, 'FortuneTold');
    expect(told.map(({ fortune }) => fortune)).toEqual([
      'THE_FOOL',
      'THE_MAGICIAN',
      'WHEEL_OF_FORTUNE',
    ]);
    // The first fortune throws a d100, the second a d13 and a d20 or d22 three times, the third a
    // d100. Each fortune has its own stream.
    const draws = told.flatMap(({ rolls }) => rolls.draws);
    expect(draws.map(({ number }) => number)).toEqual([1, ...[1, 2, 3, 4, 5, 6], 1]);
    expect([draws[0]!.sides, draws[1]!.sides, draws[7]!.sides]).toEqual([100, 13, 100]);
    expect(new Set(told.map(({ rolls }) => rolls.stream)).size).toBe(3);
    const [lost, won] = [draws[0]!.value + 1, draws[7]!.value + 1];
    expect(told[0]!.transfers).toMatchObject([{ to: 'bank', item: 'CHIP', quantity: lost }]);
    expect(told[2]!.transfers).toMatchObject([{ from: 'bank', item: 'CHIP', quantity: won }]);
    expect(chips(round, ann)).toBe(1000 + 10 - lost + won);
    const cards = holdingsOf(round.state, ownerOf(ann.id))
      .filter(({ item }) => item.startsWith('CARD:'))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(cards).toBe(3);
  });

  it('come out the same from the same seed [design, 7]', () => {
    const told = (): unknown => {
      const round = runningRound();
      submit(round, FOOL, MAGICIAN, WHEEL);
      return ofType(settle(round), 'FortuneTold');
    };
    expect(told()).toEqual(told());
  });

  it('take at most what is there, the prize included [The Fool; B5, F5]', () => {
    // In the second case Ann's hand is the second of the week, so another die is thrown.
    const losses = [0, 1].map((hands) => {
      const round = runningRound(
        rulesetWith(({ fortunes }) => {
          fortunes[0]!.effect = { type: 'LOSE_DICE', item: 'CHIP', sides: 1_000_000_000 };
        }),
      );
      for (let hand = 0; hand < hands; hand += 1) submit(round, card('KING', 'CUPS', 9));
      const ann = submit(round, FOOL);
      const [told] = ofType(settle(round), 'FortuneTold');
      expect(chips(round, ann)).toBe(0);
      return told!.transfers;
    });
    expect(losses).toEqual([
      [{ from: 'player:p1', to: 'bank', item: 'CHIP', quantity: 10 }],
      [{ from: 'player:p2', to: 'bank', item: 'CHIP', quantity: 20 }],
    ]);
  });

  it('are told with nothing lost where nothing is there [The Fool; B5]', () => {
    const round = runningRound(
      rulesetWith((document) => {
        for (const prize of document.prizes) prize.items = [];
      }),
    );
    submit(round, FOOL);
    const [told] = ofType(settle(round), 'FortuneTold');
    expect(told).toMatchObject({ fortune: 'THE_FOOL', transfers: [] });
    expect(told!.rolls.draws).toHaveLength(1);
  });

  it('are told once a hand, whatever the number of such cards [F5]', () => {
    const round = runningRound();
    submit(round, { ...FOOL, count: 3 });
    expect(ofType(settle(round), 'FortuneTold')).toHaveLength(1);
  });

  it('are told for the best placed hand first [F5]', () => {
    const round = runningRound();
    const low = submit(round, FOOL);
    const high = submit(round, WHEEL);
    const events = settle(round).map((event) =>
      'placement' in event || 'fortune' in event ? [event.type, event.playerId] : [event.type],
    );
    expect(events).toEqual([
      ['HandPlaced', high.id],
      ['FortuneTold', high.id],
      ['HandPlaced', low.id],
      ['FortuneTold', low.id],
      ['AuctionConcluded'],
    ]);
  });

  it('are not told for hands that receive their cards back [Fortunes; F4]', () => {
    const round = runningRound();
    for (let place = 1; place <= 6; place += 1) submit(round, card('KING', 'CUPS', 2));
    submit(round, FOOL);
    expect(ofType(settle(round), 'FortuneTold')).toEqual([]);
  });

  it('are not told for hands that fail [Fortunes]', () => {
    const round = runningRound();
    commitAndReveal(round, addPlayer(round), 'HAND', 'The Fool');
    expect(ofType(settle(round), 'FortuneTold')).toEqual([]);
  });
});
