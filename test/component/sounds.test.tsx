/**
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, waitFor } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import type { Rehearsal } from '../support/rehearsal';
import { playedSounds, replaceAudio, TestAudio } from './audio';
import { house, open, press, settled } from './page';

const SWITCH = 'Sounds and vibration';

let restore: () => void;
beforeEach(() => {
  restore = replaceAudio();
});
afterEach(async () => {
  document.documentElement.style.removeProperty('--calm');
  await settled();
  restore();
});

const switchSoundsOn = (): void => localStorage.setItem('ridotto:sound', 'on');

async function atAuction(): Promise<Rehearsal> {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo('2021-08-23T12:00:00Z');
  return round;
}

const say = async ({ send, people }: Rehearsal, by: number, text: string): Promise<unknown> =>
  send(people[by]!, 'say', { channel: 'AUCTIONS', text });

it('sounds are off until they are switched on, and the switch is kept', async () => {
  const round = await atAuction();
  const user = await open(`/s/${round.id}`, round.people[0]);
  await say(round, 1, 'In silence.');
  await screen.findByText(/In silence\./);
  await settled();
  expect(TestAudio.contexts).toBe(0);
  const button = screen.getByRole('button', { name: SWITCH });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await press(user, SWITCH);
  // The sample.
  await waitFor(() => expect(playedSounds()).toEqual(['turn']));
  await open(`/s/${round.id}`, round.people[0]);
  expect(screen.getByRole('button', { name: SWITCH }).getAttribute('aria-pressed')).toBe('true');
  await press(user, SWITCH);
  expect(localStorage.getItem('ridotto:sound')).toBe('off');
});

it('another player’s message sounds once, and the viewer’s own does not', async () => {
  switchSoundsOn();
  const round = await atAuction();
  await open(`/s/${round.id}`, round.people[0]);
  await say(round, 0, 'From me.');
  await screen.findByText(/From me\./);
  await settled();
  expect(playedSounds()).toEqual([]);
  await say(round, 1, 'From Bruno.');
  await waitFor(() => expect(playedSounds()).toEqual(['message']), { timeout: 8_000 });
});

it('a hidden tab is silent', async () => {
  switchSoundsOn();
  const round = await atAuction();
  await open(`/s/${round.id}`, round.people[0]);
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  await say(round, 1, 'Nobody looks.');
  await screen.findByText(/Nobody looks\./);
  await settled();
  Reflect.deleteProperty(document, 'hidden');
  expect(TestAudio.contexts).toBe(0);
});

it('a settlement with the viewer’s own lot is one sound', async () => {
  switchSoundsOn();
  const round = await atAuction();
  const query = `query ($id: ID!) { season(id: $id) { ... on Round {
    auction { lots { nodes { id } } } } } }`;
  const { body } = await house.client.post(query, { variables: { id: round.id } });
  const { auction } = body.data!['season'] as {
    readonly auction: { readonly lots: { readonly nodes: readonly { readonly id: string }[] } };
  };
  const bids = [{ lotId: auction.lots.nodes[0]!.id, amount: 25 }];
  await round.send(round.people[0]!, 'sealBids', { bids });
  // With motion, the log withholds the settlement until the page has told it.
  document.documentElement.style.setProperty('--calm', '40ms');
  const user = await open(`/s/${round.id}`, round.people[0]);
  await round.moveTo('2021-08-29T01:00:00Z');
  await user.click(await screen.findByText('Skip to the end', undefined, { timeout: 20_000 }));
  await screen.findByText(/^You won lot/, undefined, { timeout: 15_000 });
  await screen.findByText(/^Week 1 is settled/, undefined, { timeout: 10_000 });
  await settled();
  expect(playedSounds().filter((each) => each === 'won' || each === 'chip')).toEqual(['won']);
});

type Game = {
  readonly turn: { readonly id: string };
  readonly participants: readonly { readonly hand: readonly object[] | null }[];
};

async function gameFor(token: string, id: string): Promise<Game> {
  const query = `query ($id: ID!) { node(id: $id) { ... on GiolittiGame { turn { id }
    participants { hand { rank suit } } } } }`;
  const { body } = await house.client.post(query, { token, variables: { id } });
  return body.data!['node'] as Game;
}

async function answerTo(token: string, mutation: string, input: object): Promise<void> {
  const type = mutation === 'offerSfida' ? 'GameInput' : 'AnswerSfidaInput';
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { refusal { code } } }`;
  const { body } = await house.client.post(query, { token, variables: { input } });
  expect(body.data?.[mutation]).toEqual({ refusal: null });
}

async function playAnyCard(token: string, gameId: string): Promise<void> {
  const { participants } = await gameFor(token, gameId);
  const card = participants.flatMap(({ hand }) => hand ?? [])[0];
  const query = `mutation ($input: PlayCardInput!) {
    playCard(input: $input) { refusal { message } } }`;
  const { body } = await house.client.post(query, {
    token,
    variables: { input: { gameId, card } },
  });
  expect(body).toMatchObject({ data: { playCard: { refusal: null } } });
}

it.each([
  ['the next player, as the turn', true, 'turn'],
  ['an onlooker', false, 'card'],
])('a card at the table sounds for %s', async (_who, isNext, expected) => {
  switchSoundsOn();
  const setup = { automaticDealing: false };
  const dynasty = await rehearse(house, ['Ada', 'Bruno'], setup, 'createDynasty');
  const [ada, bruno] = dynasty.people;
  for (const each of [ada!, bruno!]) await dynasty.send(each, 'setReadiness', { ready: true });
  const gameId = (await dynasty.send(ada!, 'startGame', {}, 'game'))!;
  const { turn } = await gameFor(ada!.token, gameId);
  const [player, other] = turn.id === ada!.player ? [ada!, bruno!] : [bruno!, ada!];
  await open(`/g/${gameId}`, isNext ? other : undefined);
  await playAnyCard(player.token, gameId);
  await waitFor(() => expect(playedSounds()).toEqual([expected]));
});

it('each Sfida sounds, and so does the turn after its answer', async () => {
  switchSoundsOn();
  const setup = { automaticDealing: false };
  const dynasty = await rehearse(house, ['Ada', 'Bruno'], setup, 'createDynasty');
  const [ada, bruno] = dynasty.people;
  for (const each of [ada!, bruno!]) await dynasty.send(each, 'setReadiness', { ready: true });
  const gameId = (await dynasty.send(ada!, 'startGame', {}, 'game'))!;
  const { turn } = await gameFor(ada!.token, gameId);
  const [player, other] = turn.id === ada!.player ? [ada!, bruno!] : [bruno!, ada!];
  await answerTo(player.token, 'offerSfida', { gameId });
  await open(`/g/${gameId}`, player);
  await screen.findByText(/offers? a Sfida$/);
  await settled();
  expect(playedSounds()).toEqual([]);
  await answerTo(other.token, 'answerSfida', { gameId, accept: true });
  await waitFor(() => expect(playedSounds()).toEqual(['turn']), { timeout: 8_000 });
  await settled();
  await answerTo(other.token, 'offerSfida', { gameId });
  await waitFor(() => expect(playedSounds()).toEqual(['turn', 'turn']), { timeout: 8_000 });
});
