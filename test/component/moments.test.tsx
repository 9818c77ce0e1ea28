/**
 * Moments that are told step by step.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, waitFor, within } from '@testing-library/react/pure';
import { rehearse } from '../support/rehearsal';
import type { Rehearsal } from '../support/rehearsal';
import { answers, house, open, press } from './page';

const MOVING = '40ms';
const root = document.documentElement;
const setMotion = (calm: string): void => root.style.setProperty('--calm', calm);
afterEach(() => root.style.removeProperty('--calm'));

/** Records each text that the page has shown. */
function recorded(): { readonly has: (text: string) => boolean; readonly stop: () => void } {
  const texts: string[] = [];
  const { body } = document;
  const observer = new MutationObserver(() => void texts.push(body.textContent));
  observer.observe(body, { subtree: true, childList: true, characterData: true });
  return {
    has: (text) => texts.some((each) => each.includes(text)),
    stop: () => observer.disconnect(),
  };
}

async function withBids(): Promise<Rehearsal> {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo('2021-08-23T12:00:00Z');
  const query = `query ($id: ID!) { season(id: $id) { ... on Round {
    auction { lots { nodes { id } } } } } }`;
  const { body } = await house.client.post(query, { variables: { id: round.id } });
  const season = body.data!['season'] as {
    readonly auction: { readonly lots: { readonly nodes: readonly { readonly id: string }[] } };
  };
  const lotId = season.auction.lots.nodes[0]!.id;
  await round.send(round.people[0]!, 'sealBids', { bids: [{ lotId, amount: 25 }] });
  return round;
}

describe('a settlement', () => {
  it('keeps its results out of the lots and the seat until it is told', async () => {
    setMotion(MOVING);
    const round = await withBids();
    const user = await open(`/s/${round.id}`, round.people[0]);
    await screen.findByRole('heading', { name: 'Lot 1' });
    const held = answers.hold('Settlement');
    await round.moveTo('2021-08-29T01:00:00Z');
    await held.waiting();
    screen.getByRole('heading', { name: 'Lot 1' });
    expect(document.querySelector('.seat-bar')?.textContent).toContain('100');
    held.release();
    await press(user, 'Skip to the end');
    await screen.findByText(/^You won lot 1 for 25\./);
    await screen.findByText('Now you have 75 Chips.');
    expect(document.activeElement?.textContent).toBe('Skip to the end');
  });

  const seatShows = (balance: string, timeout = 8_000): Promise<void> =>
    waitFor(() => expect(document.querySelector('.seat-bar')?.textContent).toContain(balance), {
      timeout,
    });

  it('shows the results if it fails to load', async () => {
    setMotion(MOVING);
    const round = await withBids();
    await open(`/s/${round.id}`, round.people[0]);
    answers.fail('Settlement', { code: 'INTERNAL_SERVER_ERROR' });
    await round.moveTo('2021-08-29T01:00:00Z');
    await screen.findByRole('button', { name: 'Try again' });
    await seatShows('75');
  });

  it('shows the results if it gets no answer, and lets talk pass meanwhile', async () => {
    setMotion(MOVING);
    const round = await withBids();
    await open(`/s/${round.id}`, round.people[0]);
    const held = answers.hold('Settlement');
    await round.moveTo('2021-08-29T01:00:00Z');
    await held.waiting();
    await round.send(round.people[1]!, 'say', { channel: 'AUCTIONS', text: 'Good luck.' });
    await screen.findByText(/Good luck\./);
    expect(screen.queryByText('Ada won lot 1 for 25 Chips.')).toBeNull();
    await seatShows('75', 12_000);
    await screen.findByText('Ada won lot 1 for 25 Chips.');
    held.release();
  });

  it('shows the results once the viewer stops it', async () => {
    setMotion(MOVING);
    const round = await withBids();
    const user = await open(`/s/${round.id}`, round.people[0]);
    await round.moveTo('2021-08-29T01:00:00Z');
    await press(user, 'Stop');
    await seatShows('75');
    screen.getByText('1 of 3');
  });

  it('is shown at its end without motion', async () => {
    const round = await withBids();
    await open(`/s/${round.id}`, round.people[0]);
    const seen = recorded();
    await round.moveTo('2021-08-29T01:00:00Z');
    await screen.findByText('Now you have 75 Chips.');
    seen.stop();
    expect(seen.has('1 of 3')).toBe(false);
  });
});

describe('at the tables', () => {
  async function atTables(): Promise<Rehearsal> {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    await round.moveTo('2021-08-23T12:00:00Z');
    return round;
  }

  it.each([
    ['tells each card of a war and then the winner', MOVING],
    ['shows the end of a war without motion', '0ms'],
  ])('%s', async (_what, calm) => {
    setMotion(calm);
    const round = await atTables();
    const [ada, bruno] = round.people;
    const tableId = await round.send(ada!, 'sitDown', {}, 'table');
    await round.send(bruno!, 'sitDown', { tableId });
    for (const each of [ada!, bruno!]) {
      const wager = [{ item: 'CHIP', quantity: 7 }];
      await round.send(each, 'proposeWar', { tableId, wager });
    }
    const terms = await termsOf(round.id);
    await round.send(bruno!, 'agreeToWar', { tableId, terms });
    await open(`/s/${round.id}/tables`, ada);
    await screen.findByRole('button', { name: 'Agree to these terms' });
    const seen = recorded();
    await round.send(ada!, 'agreeToWar', { tableId, terms });
    await screen.findByText(/ wins the war$/, undefined, { timeout: 15_000 });
    expect(screen.getByText(/ beats /)).toBeTruthy();
    seen.stop();
    expect(seen.has('Draw 1')).toBe(calm === MOVING);
    screen.getByRole('button', { name: 'Show it again' });
  });

  it('stops the reels one by one, and then says what they pay', async () => {
    setMotion(MOVING);
    const round = await atTables();
    const user = await open(`/s/${round.id}/tables`, round.people[0]);
    const seen = recorded();
    await press(user, 'Pull the lever');
    await screen.findByText(/^It pays/);
    seen.stop();
    expect(seen.has('The reels turn.')).toBe(true);
  });
});

async function termsOf(id: string): Promise<unknown> {
  const query = `query ($id: ID!) { season(id: $id) { ... on Round {
    tables(kind: WAR) { nodes { ... on War { terms } } } } } }`;
  const { body } = await house.client.post(query, { variables: { id } });
  const season = body.data!['season'] as {
    readonly tables: { readonly nodes: readonly { readonly terms: unknown }[] };
  };
  return season.tables.nodes[0]!.terms;
}

it('an accepted Sfida says who accepts and the new stakes, until the next play', async () => {
  const dynasty = await rehearse(
    house,
    ['Ada', 'Bruno'],
    { automaticDealing: false },
    'createDynasty',
  );
  const [ada, bruno] = dynasty.people;
  for (const each of [ada!, bruno!]) await dynasty.send(each, 'setReadiness', { ready: true });
  const gameId = (await dynasty.send(ada!, 'startGame', {}, 'game'))!;
  const act = async (token: string, mutation: string, input: object): Promise<unknown> => {
    const type = mutation === 'offerSfida' ? 'GameInput' : 'AnswerSfidaInput';
    const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { refusal { code } } }`;
    const { body } = await house.client.post(query, { token, variables: { input } });
    return body.data?.[mutation];
  };
  const offers = await act(ada!.token, 'offerSfida', { gameId });
  expect(offers).toEqual({ refusal: null });
  await open(`/g/${gameId}`, ada);
  await screen.findByRole('heading', { name: 'Ada offers a Sfida' });
  await act(bruno!.token, 'answerSfida', { gameId, accept: true });
  const told = await screen.findByRole('status', { name: 'Sfida' });
  within(told).getByText('Bruno accepts the Sfida');
  within(told).getByText('The winner now gets 2 pegs, and the loser loses as many.');
});
