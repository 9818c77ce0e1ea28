import {
  gamesBetween,
  gamesOf,
  gamesWaitingFor,
  leaderboardOf,
  recordIn,
} from '../../../src/dynasty';
import { tableOfTwo } from '../tables';
import type { Table } from '../tables';

/** The Fine of a game that the first player resigned. */
function ended(): Table {
  const table = tableOfTwo({ onlookers: ['cid'] });
  table.dynasty.atTable(table.first, 'ResignGame');
  table.dynasty.end();
  return table;
}

describe('the leader board', () => {
  it('has the players with the most pegs first', () => {
    const { dynasty, second } = ended();
    const board = leaderboardOf(dynasty.state, 'PEGS');
    expect(board.map(({ player }) => player.name)[0]).toBe(second);
    expect(board.map(({ value }) => value)).toEqual(
      board
        .map(({ value }) => value)
        .toSorted()
        .toReversed(),
    );
  });

  it('gives equal players the same place, the one who joined first before the others', () => {
    const { dynasty } = tableOfTwo({ onlookers: ['cid'] });
    expect(
      leaderboardOf(dynasty.state, 'MAGISTRELLI').map(({ place, player }) => [place, player.name]),
    ).toEqual([
      [1, 'ann'],
      [1, 'bob'],
      [1, 'cid'],
    ]);
  });
});

describe('a record', () => {
  it('counts the games that have ended, won and lost', () => {
    const { dynasty, first, second } = ended();
    const recordOf = (name: string): unknown => {
      const id = dynasty.player(name);
      return recordIn(gamesOf(dynasty.state, id), id);
    };
    expect(recordOf(second)).toMatchObject({ games: 1, won: 1, lost: 0, drawn: 0 });
    expect(recordOf(first)).toMatchObject({ games: 1, won: 0, lost: 1, drawn: 0 });
  });

  it('leaves out what is still played', () => {
    const { dynasty } = tableOfTwo();
    const id = dynasty.player('ann');
    expect(recordIn(gamesOf(dynasty.state, id), id).games).toBe(0);
  });
});

it('finds the games of two players against each other', () => {
  const { dynasty } = tableOfTwo({ onlookers: ['cid'] });
  const [ann, bob, cid] = ['ann', 'bob', 'cid'].map((name) => dynasty.player(name));
  expect(gamesBetween(dynasty.state, ann!, bob!)).toHaveLength(1);
  expect(gamesBetween(dynasty.state, ann!, cid!)).toEqual([]);
});

it('finds the games that wait for a player', () => {
  const { dynasty, first, second } = tableOfTwo();
  expect(gamesWaitingFor(dynasty.state, dynasty.player(first))).toHaveLength(1);
  expect(gamesWaitingFor(dynasty.state, dynasty.player(second))).toEqual([]);
});
