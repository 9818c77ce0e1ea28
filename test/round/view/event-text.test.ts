import { BANK } from '../../../src/kernel';
import type { Transfer } from '../../../src/kernel';
import { eventText } from '../../../src/round';
import { addPlayer, runningRound } from '../given';

const chips = (from: string, to: string): Transfer => ({ from, to, item: 'CHIP', quantity: 7 });

describe('a fortune in words', () => {
  test.each<[string, readonly Transfer[], string]>([
    ['THE_FOOL', [chips('player:p1', BANK)], 'Player 1 lost 7 Chips by The Fool.'],
    ['THE_FOOL', [], 'Player 1 lost nothing by The Fool.'],
    [
      'WHEEL_OF_FORTUNE',
      [chips(BANK, 'player:p1')],
      'Player 1 gained 7 Chips by Wheel of Fortune.',
    ],
  ])('takes or gives as its effect does: %s [Fortunes; B5]', (fortune, transfers, text) => {
    const round = runningRound();
    const { id: playerId } = addPlayer(round);
    const rolls = { week: 1, clientSeeds: [], draws: [] };
    const told = {
      type: 'FortuneTold',
      handId: 'h1',
      playerId,
      fortune,
      rolls,
      transfers,
    } as const;
    expect(eventText(round.state, told)).toBe(text);
  });
});
