import type { TestDynasty } from '../harness';
import { tableOfTwo } from '../tables';
import type { Table } from '../tables';

const outcomeOf = (dynasty: TestDynasty, name: string): unknown => {
  const { outcome, resigned } = dynasty.seat(name);
  return [outcome, resigned];
};

function resigned(): Table {
  const table = tableOfTwo({ onlookers: ['cid'] });
  table.dynasty.atTable(table.first, 'ResignGame');
  return table;
}

it('is nothing before the Fine', () => {
  const { dynasty, first, second } = resigned();
  expect([outcomeOf(dynasty, first), outcomeOf(dynasty, second)]).toEqual([
    [null, false],
    [null, false],
  ]);
});

it('is won by the Campione and lost by the other, who has resigned', () => {
  const { dynasty, first, second } = resigned();
  dynasty.end();
  expect(outcomeOf(dynasty, first)).toEqual(['LOST', true]);
  expect(outcomeOf(dynasty, second)).toEqual(['WON', false]);
});

it('is drawn where nobody is the Campione', () => {
  const { dynasty, first, second } = tableOfTwo();
  const game = dynasty.game();
  dynasty.turn('clock', dynasty.now).emit({
    ...{ type: 'GameClosed', gameId: game.id, closing: 'PLAYED', resignedId: null },
  });
  dynasty.turn('clock', dynasty.now).emit({
    ...{ type: 'GameEnded', gameId: game.id, finedIds: [], campioneId: null, hands: [] },
    ...{ seed: 'f'.repeat(64), pegs: [], magistrelli: null, moda: null, transfers: [] },
  });
  expect(outcomeOf(dynasty, first)).toEqual(['DRAWN', false]);
  expect(outcomeOf(dynasty, second)).toEqual(['DRAWN', false]);
});

it('is nothing of a game that is voided, before its Fine or after [ruling K21]', () => {
  for (const isEnded of [false, true]) {
    const { dynasty, first, second } = resigned();
    if (isEnded) dynasty.end();
    dynasty.do('host', { type: 'VoidGame', gameId: dynasty.game().id, reason: 'by mistake' });
    expect([outcomeOf(dynasty, first), outcomeOf(dynasty, second)]).toEqual([
      [null, false],
      [null, false],
    ]);
  }
});

it('places the players of a dynasty by pegs as it ends, and nobody has won it', () => {
  const { dynasty, first, second } = resigned();
  dynasty.end();
  expect(dynasty.state.all('results')).toEqual([]);
  dynasty.do('host', { type: 'CloseSeason' });
  const placeOf = (name: string): unknown => dynasty.state.get('results', dynasty.player(name));
  expect([second, first, 'cid'].map((name) => dynasty.pegs(name) > 0)).toEqual([
    true,
    false,
    false,
  ]);
  expect(placeOf(second)).toMatchObject({ accountId: second, place: 1, won: false });
  expect(placeOf(first)).toMatchObject({ accountId: first, place: 2, won: false });
  expect(placeOf('cid')).toMatchObject({ accountId: 'cid', place: 2, won: false });
});
