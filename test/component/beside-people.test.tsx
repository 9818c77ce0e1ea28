/**
 * Quick reactions at the table, who watches, and the rematch.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, waitFor, within } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import type { Rehearsal } from '../support/rehearsal';
import { sha256Of } from '../../web/src/platform/sha256';
import { answers, fill, house, open, press, settled } from './page';

/** A game between Ada, the host, and Bruno. Other players only sit in the dynasty, and Bruno's own dice count from the next game. */
async function table(
  names: readonly string[] = ['Ada', 'Bruno'],
  sha256: string | null = null,
): Promise<Rehearsal & { readonly game: string }> {
  const opening = { automaticDealing: false };
  const dynasty = await rehearse(house, names, opening, 'createDynasty');
  const [ada, bruno] = dynasty.people;
  if (sha256 !== null) await dynasty.send(bruno!, 'setClientSeed', { sha256 });
  for (const each of [ada!, bruno!]) await dynasty.send(each, 'setReadiness', { ready: true });
  return { ...dynasty, game: (await dynasty.send(ada!, 'startGame', {}, 'game'))! };
}
const seatOf = (name: string): HTMLElement => screen.getByRole('region', { name });
const bubbleAt = (name: string): string | null =>
  seatOf(name).querySelector<SVGElement>('.reaction-bubble svg')?.dataset['sign'] ?? null;

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
    const luck = await screen.findByRole('img', { name: 'Good luck' });
    expect(luck.closest('li')?.textContent).toBe('Bruno said: “”.');
    expect(within(set).queryByText(/\p{Extended_Pictographic}/u)).toBeNull();
    await send(ada!, 'say', { channel: 'TABLES', text: '👏 well played' });
    await screen.findByText('Ada said: “👏 well played”.', { selector: 'li' });
    expect(bubbleAt('Ada')).toBe('👏');
  });

  it('is drawn in the short log of the wall', async () => {
    const { id, people, send } = await table();
    await open(`/watch/${id}`);
    await send(people[0]!, 'say', { channel: 'TABLES', text: '🍀' });
    const sign = await screen.findByRole('img', { name: 'Good luck' });
    expect(sign.closest('.log-short')?.textContent).not.toMatch(/\p{Extended_Pictographic}/u);
  });

  it('is sent once by a double click', async () => {
    const { game, people } = await table();
    const user = await open(`/g/${game}`, people[1]);
    const sign = await screen.findByRole('button', { name: 'Good luck' });
    const held = answers.hold('SayInSeason');
    await user.dblClick(sign);
    await held.waiting();
    expect(sign.ariaDisabled).toBe('true');
    held.release();
    await settled();
    expect(answers.count('SayInSeason')).toBe(1);
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

/** A game that Bruno has resigned. He is not ready for another. */
async function resigned(...of: Parameters<typeof table>): ReturnType<typeof table> {
  const dynasty = await table(...of);
  const { game, people, send } = dynasty;
  const [ada, bruno] = people;
  const variables = { id: game };
  const act = (mutation: string): string =>
    `mutation ($id: ID!) { ${mutation}(input: { gameId: $id }) { refusal { message } } }`;
  await house.client.post(act('resignGame'), { token: bruno!.token, variables });
  const ended = await house.client.post(act('endGame'), { token: ada!.token, variables });
  expect(ended.body.data).toEqual({ endGame: { refusal: null } });
  // Players stay ready after a game, unless they say otherwise.
  await send(bruno!, 'setReadiness', { ready: false });
  return dynasty;
}
const WAITS = 'You are ready. The next game opens here once it is dealt.';

describe('after a game', () => {
  it('one press asks for a rematch, which opens once it is dealt', async () => {
    const { game, moveTo, people, send } = await resigned();
    const [ada, bruno] = people;
    const user = await open(`/g/${game}`, bruno);
    await press(user, 'Play again');
    expect(document.activeElement).toBe(await screen.findByText(WAITS));
    // Nobody plays two games on one day.
    await moveTo('2021-08-24T12:00:00Z');
    const next = await send(ada!, 'startGame', {}, 'game');
    await settled();
    await waitFor(() => expect(window.location.pathname).toBe(`/g/${next!}`));
  });

  it('a player is led to no game of others', async () => {
    const { game, people, send } = await resigned(['Ada', 'Bruno', 'Carla', 'Dino']);
    const [ada, bruno, carla, dino] = people;
    await send(ada!, 'setReadiness', { ready: false });
    for (const each of [carla!, dino!]) await send(each, 'setReadiness', { ready: true });
    const others = await send(ada!, 'startGame', {}, 'game');
    await open(`/g/${game}`);
    const link = await screen.findByRole('link', { name: 'Next game' });
    expect(link.getAttribute('href')).toBe(`/g/${others!}`);
    const user = await open(`/g/${game}`, bruno);
    expect(screen.queryByRole('link', { name: 'Next game' })).toBeNull();
    await press(user, 'Play again');
    await screen.findByText(WAITS);
  });

  it('who has fixed own dice tells their seed with the rematch [V13]', async () => {
    const { game, people } = await resigned(undefined, sha256Of('my-own-dice'));
    const [, bruno] = people;
    const user = await open(`/g/${game}`, bruno);
    await fill(await screen.findByLabelText('Your client seed'), 'my-own-dice');
    await press(user, 'Play again');
    await screen.findByText(WAITS);
  });
});
