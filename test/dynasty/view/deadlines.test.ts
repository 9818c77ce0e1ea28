import { deadlinesOf } from '../../../src/dynasty';
import { account, HOUR_MS, later } from '../harness';
import type { TestDynasty } from '../harness';
import { tableOfTwo } from '../tables';

const clocks = ({ state }: TestDynasty, name: string | null): object[] =>
  deadlinesOf(state, name === null ? null : account(name)).filter(({ id }) => id !== 'start');

describe('the deadlines of a dynasty', () => {
  it('are the clocks of its games, which wait for whoever plays next [K13]', () => {
    const { dynasty, first, second } = tableOfTwo();
    const atMs = later(dynasty.now, 48 * HOUR_MS);
    const known = { id: 'game-g1', atMs };
    const name = dynasty.state.need('players', dynasty.player(first)).name;
    const text = `Game 1: the clock of ${name} runs out, it is their turn.`;
    expect(clocks(dynasty, null)).toEqual([{ ...known, text, waits: false }]);
    expect(clocks(dynasty, second)).toEqual(clocks(dynasty, null));
    expect(clocks(dynasty, first)).toEqual([
      { ...known, text: 'Game 1: your clock runs out, it is your turn.', waits: true },
    ]);
  });

  it('are the clocks of whoever is to answer a Sfida', () => {
    const { dynasty, first, second } = tableOfTwo();
    dynasty.atTable(first, 'OfferSfida');
    expect(clocks(dynasty, second)).toMatchObject([
      { text: 'Game 1: your clock runs out, a Sfida waits for your answer.', waits: true },
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
});
