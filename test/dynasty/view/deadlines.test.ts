import { deadlinesOf } from '../../../src/dynasty';
import type { Office } from '../../../src/rulesets';
import { account, DAY_MS, HOUR_MS, later, rules, TestDynasty } from '../harness';
import { submitted, vote } from '../proposals/proposing';
import { tableOfTwo } from '../tables';

const clocks = ({ state }: TestDynasty, name: string | null): object[] =>
  deadlinesOf(state, name === null ? null : account(name)).filter(({ id }) => id !== 'start');

describe('the deadlines of a dynasty', () => {
  it('are the clocks of its games, which wait for whoever plays next [K13]', () => {
    const { dynasty, first, second } = tableOfTwo();
    const atMs = later(dynasty.now, 48 * HOUR_MS);
    const known = { id: 'game-g1', atMs };
    const name = dynasty.state.need('players', dynasty.player(first)).name;
    const text = `Game 1: it is their turn, and the clock of ${name} runs out.`;
    expect(clocks(dynasty, null)).toEqual([{ ...known, text, waits: false }]);
    expect(clocks(dynasty, second)).toEqual(clocks(dynasty, null));
    expect(clocks(dynasty, first)).toEqual([
      { ...known, text: 'Game 1: it is your turn, and your clock runs out.', waits: true },
    ]);
  });

  it('are the clocks of whoever is to answer a Sfida', () => {
    const { dynasty, first, second } = tableOfTwo();
    dynasty.atTable(first, 'OfferSfida');
    expect(clocks(dynasty, second)).toMatchObject([
      { text: 'Game 1: a Sfida waits for your answer, and your clock runs out.', waits: true },
    ]);
    expect(clocks(dynasty, first)).toMatchObject([{ waits: false }]);
  });

  it('are none of a game that is over, and in the end the end', () => {
    const { dynasty, first } = tableOfTwo();
    dynasty.atTable(first, 'ResignGame');
    expect(clocks(dynasty, null)).toEqual([]);
    dynasty.do('host', { type: 'CloseSeason' });
    expect(clocks(dynasty, null)).toMatchObject([{ id: 'end', text: 'The dynasty ended.' }]);
  });

  it('are the ends of votes, which wait for whoever has not voted [L4]', () => {
    const dynasty = TestDynasty.open({});
    dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
    const { id, closesAtMs } = submitted(dynasty, []);
    const ends = 'The vote on proposal 1, “A Better Game” ends';
    const known = { id: `vote-${id}`, atMs: closesAtMs };
    expect(clocks(dynasty, 'bob')).toEqual([
      { ...known, text: `${ends}: you have not voted.`, waits: true },
    ]);
    vote(dynasty, id, 'FOR', 'bob');
    expect(clocks(dynasty, 'bob')).toEqual([{ ...known, text: `${ends}.`, waits: false }]);
    expect(clocks(dynasty, null)).toEqual(clocks(dynasty, 'bob'));
  });

  it('are the ends of terms, until the office is given up [Z4]', () => {
    const dynasty = TestDynasty.open({ document: rules({ offices: [HERALD] }) });
    dynasty.join('ann', 'bob');
    const playerId = dynasty.player('ann');
    dynasty.do('host', { type: 'AppointToOffice', office: 'HERALD', playerId });
    expect(clocks(dynasty, null)).toEqual([
      {
        ...{ id: 'term-HERALD', text: 'The term of ann as Herald ends.', waits: false },
        atMs: later(dynasty.now, 7 * DAY_MS),
      },
    ]);
    dynasty.do('ann', { type: 'ResignOffice', office: 'HERALD' });
    expect(clocks(dynasty, null)).toEqual([]);
  });
});

const HERALD: Office = {
  ...{ office: 'HERALD', title: 'Herald', termDays: 7, filledBy: { type: 'HOST' } },
  powers: [],
};
