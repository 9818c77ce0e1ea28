import { BANK, ownerNamed } from '../../../src/kernel';
import type { Owner, Transfer } from '../../../src/kernel';
import { eventText } from '../../../src/round';
import { addPlayer, runningRound } from '../given';

const ANN = ownerNamed('player:p1');
const chips = (from: Owner, to: Owner): Transfer => ({ from, to, item: 'CHIP', quantity: 7 });

describe('a fortune in words', () => {
  test.each<[string, readonly Transfer[], string]>([
    ['THE_FOOL', [chips(ANN, BANK)], 'Player 1 lost 7 Chips by The Fool.'],
    ['THE_FOOL', [], 'Player 1 lost nothing by The Fool.'],
    ['WHEEL_OF_FORTUNE', [chips(BANK, ANN)], 'Player 1 gained 7 Chips by Wheel of Fortune.'],
    ['OMEN', [chips(ANN, BANK)], 'Player 1 lost 7 Chips by OMEN.'],
  ])(
    'takes or gives, also where it was removed since: %s [Fortunes; B5]',
    (fortune, transfers, text) => {
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
    },
  );
});

describe('a revealed text in words', () => {
  test.each([
    ['BIDS', 'Player 1 revealed a text for bids.'],
    ['HAND', 'Player 1 revealed a text for a hand.'],
  ] as const)('is no count of nothing where %s cannot be read [D3]', (kind, text) => {
    const round = runningRound();
    const { id: playerId } = addPlayer(round);
    const revealed = { type: 'SecretActionRevealed', actionId: 'a1', playerId, kind } as const;
    expect(eventText(round.state, { ...revealed, text: 'all', bids: [], hand: null })).toBe(text);
  });
});
