import { standingOf } from '../../../src/round';
import { roundStatistics } from '../../../src/round/view/statistics';
import type { TestRound } from '../harness';
import { addLot, addPlayer, runningRound } from '../given';
import type { LotRow } from '../../../src/round/lots/vocabulary';

/** Sells `count` lots to the player, at the prices 1, 2, 3 … */
function sellLots(round: TestRound, winnerId: LotRow['winnerId'], count: number): void {
  const lot = addLot(round);
  const { state } = round;
  const like = state.need('lots', lot.id);
  for (let number = 1; number <= count; number += 1) {
    const id = `l${number}` as const;
    state.put('lots', { ...like, id, status: 'SOLD', winnerId, price: number });
  }
}

it('counts what a player has won without looking at what all have', () => {
  const round = runningRound();
  const [ann, bob] = [addPlayer(round), addPlayer(round)];
  sellLots(round, ann.id, 3);
  const all = jest.spyOn(round.state, 'all');
  const by = jest.spyOn(round.state, 'by');
  expect(standingOf(round.state, ann.id)).toMatchObject({ lotsWon: 3, handsPlaced: 0 });
  expect(standingOf(round.state, bob.id)).toMatchObject({ lotsWon: 0, handsPlaced: 0 });
  const asked = [...all.mock.calls, ...by.mock.calls].map(([table]) => table);
  expect(asked).not.toContain('lots');
  expect(asked).not.toContain('hands');
});

it('has the highest price of more lots than a call takes arguments', () => {
  const round = runningRound();
  sellLots(round, addPlayer(round).id, 200_000);
  expect(roundStatistics(round.state)).toMatchObject({ lotsSold: 200_000, highestPrice: 200_000 });
});
