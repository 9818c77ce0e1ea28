import { eventText } from '../../../src/dynasty';
import { typesOf } from '../harness';
import { tableOfTwo } from '../tables';

it('takes the name of a deleted account from a dynasty, and resigns its games [K14]', () => {
  const { dynasty, first } = tableOfTwo();
  const id = dynasty.player(first);
  expect(typesOf(dynasty.do(first, { type: 'EraseName' }))).toEqual([
    'GameClosed',
    'PlayerLeft',
    'NameErased',
  ]);
  const name = `Deleted player ${id.slice(1)}`;
  expect(dynasty.state.need('players', id)).toMatchObject({ name, departure: 'LEFT' });
  // Earlier sentences also use the new name.
  const joined = dynasty.journal.find(
    ({ event }) => event.type === 'PlayerJoined' && event.playerId === id,
  )!;
  expect(eventText(dynasty.state, joined.event)).toBe(`${name} joined.`);
  expect(dynasty.do(first, { type: 'EraseName' })).toEqual([]);
});

it('leaves a player of a dynasty that was closed where they were', () => {
  const { dynasty, first } = tableOfTwo();
  dynasty.do('host', { type: 'CloseSeason' });
  const id = dynasty.player(first);
  expect(typesOf(dynasty.do(first, { type: 'EraseName' }))).toEqual(['NameErased']);
  expect(dynasty.state.need('players', id).leftAtMs).toBeNull();
});
