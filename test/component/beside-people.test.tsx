/**
 * Quick reactions at the table, who watches, and the rematch.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, waitFor, within } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import type { Rehearsal } from '../support/rehearsal';
import { house, open, press, settled } from './page';

/** A game between Ada, the host, and Bruno. */
async function table(): Promise<Rehearsal & { readonly game: string }> {
  const opening = { automaticDealing: false };
  const dynasty = await rehearse(house, ['Ada', 'Bruno'], opening, 'createDynasty');
  const [ada, bruno] = dynasty.people;
  for (const each of [ada!, bruno!]) await dynasty.send(each, 'setReadiness', { ready: true });
  return { ...dynasty, game: (await dynasty.send(ada!, 'startGame', {}, 'game'))! };
}
const seatOf = (name: string): HTMLElement => screen.getByRole('region', { name });
const bubbleAt = (name: string): string | null =>
  seatOf(name).querySelector('.reaction-bubble')?.textContent ?? null;

describe('a quick reaction', () => {
  it('comes live to its player’s seat, and is a message of one sign', async () => {
    const { game, people, send } = await table();
    const [ada, bruno] = people;
    await send(ada!, 'say', { channel: 'TABLES', text: '😂' });
    const user = await open(`/g/${game}`, bruno);
    const set = await screen.findByRole('group', { name: 'Quick reactions' });
    expect(within(set).getAllByRole('button')).toHaveLength(8);
    // What was said before the page was opened is no news.
    expect(bubbleAt('Ada')).toBeNull();
    await send(ada!, 'say', { channel: 'TABLES', text: '👏' });
    await waitFor(() => expect(bubbleAt('Ada')).toBe('👏'));
    await press(user, 'Good luck');
    await waitFor(() => expect(bubbleAt('Bruno')).toBe('🍀'));
    await screen.findByText('Bruno said: “🍀”.', { selector: 'li' });
    await send(ada!, 'say', { channel: 'TABLES', text: '👏 well played' });
    await screen.findByText('Ada said: “👏 well played”.', { selector: 'li' });
    expect(bubbleAt('Ada')).toBe('👏');
  });

  it('is refused for a player who was put out, and offered to no onlooker', async () => {
    const { game, id, people, send } = await table();
    const [ada, bruno] = people;
    await send(ada!, 'removePlayer', { playerId: bruno!.player });
    const say = `mutation ($id: ID!) { say(input: { seasonId: $id, channel: TABLES, text: "👏" }) {
      refusal { code } } }`;
    const { body } = await house.client.post(say, { token: bruno!.token, variables: { id } });
    expect(body.data?.['say']).toEqual({ refusal: { code: 'NOT_A_PLAYER' } });
    for (const onlooker of [bruno, undefined]) {
      await open(`/g/${game}`, onlooker);
      expect(screen.queryByRole('group', { name: 'Quick reactions' })).toBeNull();
    }
  });
});

it('after a game, one press asks for a rematch, which opens once it is dealt', async () => {
  const { game, moveTo, people, send } = await table();
  const [ada, bruno] = people;
  const variables = { id: game };
  const act = (mutation: string): string =>
    `mutation ($id: ID!) { ${mutation}(input: { gameId: $id }) { refusal { message } } }`;
  await house.client.post(act('resignGame'), { token: bruno!.token, variables });
  const ended = await house.client.post(act('endGame'), { token: ada!.token, variables });
  expect(ended.body.data).toEqual({ endGame: { refusal: null } });
  // Players stay ready after a game, unless they say otherwise.
  await send(bruno!, 'setReadiness', { ready: false });
  const user = await open(`/g/${game}`, bruno);
  await press(user, 'Play again');
  await screen.findByText('You are ready. The next game opens here once it is dealt.');
  // Nobody plays two games on one day.
  await moveTo('2021-08-24T12:00:00Z');
  const next = await send(ada!, 'startGame', {}, 'game');
  await settled();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Next game' }).getAttribute('href')).toBe(
      `/g/${next!}`,
    ),
  );
});
