/** An error appears where it happened, and typed text is kept. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { untilIn, visit } from './browser';
import { onceSettled } from './once-settled';
import { browser, house } from './own-house';
import { goHome, press, rehearse, sitAt } from './rounds';
import type { Rehearsal } from './rounds';

const TEXT = '1: 25\n---\nan old salt of the lagoon';
const REVEALING = '2021-08-26T01:00:00Z';

/** Bruno's bids are sealed by hash, and can be revealed. */
async function sealed(): Promise<Rehearsal> {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo('2021-08-23T13:10:00Z');
  const sha256 = createHash('sha256').update(TEXT).digest('hex');
  await round.send(round.people[1]!, 'commitSecretAction', { kind: 'BIDS', sha256 });
  await round.moveTo(REVEALING);
  return round;
}

const textOf = (page: Page) => page.getByLabel('Sealed text');

describe('a sealed text', () => {
  it('that the browser has lost is asked for, and another is found out before it is sent', async () => {
    const round = await sealed();
    const visits = await sitAt(browser, house, [round.people[1]!], `/s/${round.id}`);
    const [{ page }] = visits as [(typeof visits)[number]];
    await page.getByText('This browser does not have the text.').waitFor();
    await page.getByText(/^You sealed bids, (?!Sealed)\w.*, not kept here$/).waitFor();
    await textOf(page).fill(`${TEXT}x`);
    await page.getByText('The hash does not match your sealed text').waitFor();
    let sent = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('RevealSecretAction') === true) sent += 1;
    });
    await press(page, 'Reveal');
    await untilIn(page, `document.activeElement?.tagName === 'TEXTAREA'`);
    expect(await page.locator('.reveal').getByRole('alert').count()).toBe(0);
    expect(sent).toBe(0);
    await page.reload();
    await onceSettled(async () => expect(await textOf(page).inputValue()).toBe(`${TEXT}x`));
    await textOf(page).fill(TEXT);
    await page.getByText('The hash matches your sealed text.').waitFor();
    await press(page, 'Reveal');
    await page.getByText('Bruno sealed bids · revealed').waitFor();
    expect(sent).toBe(1);
    await goHome(visits);
  });

  it.each([
    ['with a line end after it', `${TEXT}\n`],
    ['with the line ends of another system', `${TEXT.replaceAll('\n', '\r\n')}\r\n`],
  ])('is revealed out of a file %s', async (_how, content) => {
    const round = await sealed();
    const visits = await sitAt(browser, house, [round.people[1]!], `/s/${round.id}`);
    const [{ page }] = visits as [(typeof visits)[number]];
    const file = { name: 'kept.txt', mimeType: 'text/plain', buffer: Buffer.from(content) };
    await page.getByLabel('Open the file').setInputFiles(file);
    await page.getByText('The hash matches your sealed text.').waitFor();
    await press(page, 'Reveal');
    await page.getByText('Bruno sealed bids · revealed').waitFor();
    await goHome(visits);
  });

  it('that is revealed too late is refused with the rule, and stays where it was typed', async () => {
    const round = await sealed();
    const [, bruno] = round.people;
    const { context, page, complaints } = await visit(browser, house.client.url, bruno!.token);
    // This page does not learn that the window has closed.
    await page.routeWebSocket('**/graphql', () => undefined);
    await page.goto(`/s/${round.id}`);
    await textOf(page).fill(TEXT);
    await round.moveTo('2021-08-29T01:00:00Z');
    await press(page, 'Reveal');
    const reveal = page.locator('.reveal');
    await reveal.getByRole('alert').waitFor();
    expect(await textOf(page).inputValue()).toBe(TEXT);
    const rule = reveal.getByRole('link', { name: 'The rule', exact: true });
    await onceSettled(async () =>
      expect(await rule.getAttribute('href')).toMatch(/\/rules#[\w-]+$/),
    );
    await rule.click();
    await page.locator('section:target').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it.each(['/s', '/watch'])(
  'a season that the house fails to tell of is not told as none: %s',
  async (place) => {
    const token = await house.client.guest('Ada');
    const id = await house.client.round(token);
    const { context, page } = await visit(browser, house.client.url, token);
    await page.route('**/graphql', (route) => {
      const extensions = { code: 'INTERNAL_SERVER_ERROR' };
      return route.fulfill({ json: { errors: [{ message: 'It broke.', extensions }] } });
    });
    await page.goto(`${place}/${id}`);
    await page.getByRole('heading', { name: 'This could not be loaded.' }).waitFor();
    await page.getByText('It broke.').waitFor();
    await page.unroute('**/graphql');
    // Nobody presses a button on a wall screen.
    if (place !== '/watch') await press(page, 'Reload the page');
    await page.getByRole('heading', { name: 'Round', exact: true }).waitFor();
    await context.close();
  },
);

/** Sets the browser's clock an hour ahead. */
const AN_HOUR_FAST = `{
  const Right = Date;
  const now = () => Right.now() + 3_600_000;
  globalThis.Date = class extends Right {
    constructor(...parts) { super(...(parts.length === 0 ? [now()] : parts)); }
    static now() { return now(); }
  };
}`;

it('counts down by the clock of the house where the browser’s is an hour fast', async () => {
  const token = await house.client.guest('Ada');
  const asked = await house.client.post('{ viewer { account { createdAt } } }', { token });
  const { account } = asked.body.data!['viewer'] as {
    readonly account: { readonly createdAt: string };
  };
  const startsAt = new Date(Date.parse(account.createdAt) + 2.5 * 3_600_000).toISOString();
  const mutation = `mutation ($input: CreateRoundInput!) { createRound(input: $input) { season { id } } }`;
  const input = { name: 'Later today', startsAt };
  const { body } = await house.client.post(mutation, { token, variables: { input } });
  const { season } = body.data!['createRound'] as { readonly season: { readonly id: string } };
  const { context, page, complaints } = await visit(browser, house.client.url, token);
  await context.addInitScript(AN_HOUR_FAST);
  await page.goto(`/s/${season.id}`);
  await page
    .locator('.week .deadline-in')
    .getByText(/^in 2 h/)
    .waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('shows nothing of a season that is hidden, and as little once one has been put out', async () => {
  const round = await rehearse(house, ['Ada'], { visibility: 'INVITATION' });
  const [ada] = round.people;
  const stranger = await visit(browser, house.client.url);
  const none = stranger.page.getByRole('heading', { name: 'No such season' });
  for (const tab of ['', '/history', '/rules', '/tables', '/proposals', '/host']) {
    await stranger.page.goto(`/s/${round.id}${tab}`);
    await none.waitFor();
    expect(await stranger.page.title()).not.toContain('Round');
  }
  await stranger.page.goto(`/watch/${round.id}`);
  await none.waitFor();
  // An unknown address also shows a plain text and a link to the front page.
  await stranger.page.goto('/s/nonsense');
  await none.waitFor();
  await stranger.page.getByText('or you need an invitation.').waitFor();
  await stranger.page.getByRole('link', { name: 'Go to the front page' }).waitFor();
  await stranger.page.goto(`/s/${round.id}/at/1`);
  await stranger.page.getByRole('heading', { name: 'No such moment' }).waitFor();
  const invited = await house.client.guest('Bruno');
  const rotate = `mutation ($id: ID!) { rotateInvite(input: { seasonId: $id }) { inviteCode } }`;
  const variables = { id: round.id };
  const { body } = await house.client.post(rotate, { token: ada!.token, variables });
  const { inviteCode } = body.data!['rotateInvite'] as { readonly inviteCode: string };
  const join = `mutation ($input: JoinSeasonInput!) { joinSeason(input: $input) { player { id } } }`;
  const joined = await house.client.post(join, {
    token: invited,
    variables: { input: { seasonId: round.id, inviteCode } },
  });
  const { player } = joined.body.data!['joinSeason'] as {
    readonly player: { readonly id: string };
  };
  const guest = await visit(browser, house.client.url, invited);
  await guest.page.goto(`/s/${round.id}`);
  await guest.page.getByRole('heading', { name: 'Bruno' }).waitFor();
  await round.send(ada!, 'removePlayer', { playerId: player.id });
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'No such season' }).waitFor();
  await goHome([stranger, guest]);
});

it('says where there is nothing, at any address, and leads home', async () => {
  const { context, page, complaints } = await visit(browser, house.client.url);
  const answer = await page.goto('/sesaons/12');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('link', { name: 'Go to the front page' }).click();
  await page.waitForURL(`${house.client.url}/`);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await context.close();
});

describe('dice that were told otherwise than they fell', () => {
  /** Opens the page while the server's answer has altered dice. */
  async function told(change: (stream: Record<string, unknown>) => void): Promise<void> {
    const round = await rehearse(house, ['Ada']);
    await round.moveTo('2021-08-31T01:00:00Z');
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.route('**/graphql', async (route) => {
      const asked = route.request().postDataJSON() as { readonly operationName?: string } | null;
      if (asked?.operationName !== 'Verification') return route.continue();
      const response = await route.fetch();
      const json = (await response.json()) as Told;
      change(json.data.diceProof.streams[0]!);
      return route.fulfill({ response, json });
    });
    await page.goto(`/verify/${round.id}/1`);
    await page.getByRole('heading', { name: 'These do not match:' }).waitFor();
    await onceSettled(async () =>
      expect(await page.locator('.verdict li').allTextContents()).not.toEqual([]),
    );
    found = await page.locator('.verdict').innerText();
    expect(complaints).toEqual([]);
    await context.close();
  }
  let found = '';

  it('are found out by another seed', async () => {
    await told((stream) => {
      const seed = String(stream['seed']);
      stream['seed'] = `${seed.startsWith('0') ? '1' : '0'}${seed.slice(1)}`;
    });
    expect(found).toContain('The seed does not match the commitment.');
    expect(found).toMatch(/Draw \d+ of .* gives \d+, not \d+\./);
  });

  it('and what cannot be thrown at all is explained', async () => {
    await told((stream) => {
      for (const draw of stream['draws'] as { sides: number }[]) draw.sides = 0;
    });
    expect(found).toContain('The published dice cannot be thrown: a die of 0 sides.');
  });
});

type Told = {
  readonly data: { readonly diceProof: { readonly streams: Record<string, unknown>[] } };
};
