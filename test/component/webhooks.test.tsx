/**
 * The webhooks of a season on its host's page, and those of an account on its own page.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { until } from '../support/async-queue';
import { signUpAnew } from '../support/person';
import { Receiver, status } from '../support/receiver';
import { answers, fill, house, open, press, settled } from './page';

let receiver: Receiver;
let token: string;

beforeEach(async () => {
  receiver = await Receiver.open();
  token = (await signUpAnew(house.client, 'host')).token!;
});
afterEach(async () => receiver.close());

const text = async (query: string, variables: Readonly<Record<string, unknown>> = {}) => {
  const { body } = await house.client.post(query, { token, variables });
  return JSON.stringify(body);
};
const found = (pattern: RegExp, body: string): string => pattern.exec(body)![1]!;

async function newSeason(): Promise<string> {
  const body = await text(`mutation {
    createRound(input: { name: "Round", rehearsal: true, startsAt: "2021-08-22T00:00:00Z" }) { season { id } }
  }`);
  return found(/"id":"([^"]+)"/, body);
}

async function create(user: UserEvent, name = 'Ours'): Promise<void> {
  await fill(await screen.findByLabelText('Name of the webhook'), name);
  await fill(screen.getByLabelText('Address of the receiver'), receiver.url);
  await press(user, 'Create a webhook');
  await screen.findByRole('group', { name });
}

const entry = (name = 'Ours') => within(screen.getByRole('group', { name }));
const secretShown = (): string | undefined =>
  screen.queryByText(/^whsec_/)?.textContent ?? undefined;

it('a host makes a webhook of a season, sees its secret once, and tests it', async () => {
  const path = `/s/${await newSeason()}/host`;
  const user = await open(path, { token });
  await create(user);
  const first = secretShown();
  expect(first).toMatch(/^whsec_/);
  entry().getByText('Sends news');
  entry().getByText(receiver.url);
  await press(user, /^Test/);
  expect((await receiver.heard.next()).json.type).toBe('test');
  await entry().findByText(/Test message · arrived · answer 204/);
  receiver.answer = status(500);
  await press(user, /^Test/);
  await entry().findByText(/Test message · the receiver answered with an error · answer 500/);
  await press(user, 'New secret');
  await waitFor(() => expect(secretShown()).not.toBe(first));
  expect(secretShown()).toMatch(/^whsec_/);
  await open(path, { token });
  await screen.findByRole('group', { name: 'Ours' });
  expect(secretShown()).toBeUndefined();
});

it('an address of Discord makes a webhook without a secret', async () => {
  const user = await open(`/s/${await newSeason()}/host`, { token });
  await fill(await screen.findByLabelText('Name of the webhook'), 'Ours');
  const address = 'https://discord.com/api/webhooks/123/abc';
  await fill(screen.getByLabelText('Address of the receiver'), address);
  await press(user, 'Create a webhook');
  await screen.findByRole('group', { name: 'Ours' });
  entry().getByText('To Discord · Sends news');
  expect(secretShown()).toBeUndefined();
  expect(entry().queryByRole('button', { name: 'New secret' })).toBeNull();
  screen.getByRole('link', { name: 'How to connect Discord' });
});

it('an account pauses, resumes and deletes a webhook of its inbox', async () => {
  const user = await open('/me', { token });
  await create(user);
  await press(user, 'Pause');
  await entry().findByText('Paused');
  await open('/me', { token });
  await press(user, 'Resume');
  await entry().findByText('Sends news');
  await press(user, 'Delete');
  await press(user, 'Delete Ours');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Ours' })).toBeNull());
  expect(await text('{ viewer { webhooks { id } } }')).toContain('"webhooks":[]');
});

it('a delivery of the log is sent again with the same id', async () => {
  const user = await open('/me', { token });
  await create(user);
  await press(user, /^Test/);
  await user.click(entry().getByText('Latest deliveries'));
  await settled();
  await press(user, 'Send again');
  await entry().findByText(/Sent again · arrived · answer 204/);
  const [first, second] = [await receiver.heard.next(), await receiver.heard.next()];
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
});

it('an address that is not allowed is refused beside its field', async () => {
  const user = await open('/me', { token });
  await fill(await screen.findByLabelText('Name of the webhook'), 'Ours');
  await fill(screen.getByLabelText('Address of the receiver'), 'ftp://example.org/');
  await press(user, 'Create a webhook');
  const field = screen.getByLabelText('Address of the receiver');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('group', { name: 'Ours' })).toBeNull();
});

it('a webhook that fails says why, and when it is tried again', async () => {
  const season = await newSeason();
  const path = `/s/${season}/host`;
  receiver.answer = status(500);
  await create(await open(path, { token }));
  house.sendNews();
  await text(`mutation ($id: ID!) { joinSeason(input: { seasonId: $id, name: "Ann" }) { seq } }`, {
    id: season,
  });
  const query = 'query ($id: ID!) { season(id: $id) { webhooks { failure nextAttemptAt } } }';
  await until(async () => (await text(query, { id: season })).includes('STATUS_NOT_OK'));
  await open(path, { token });
  await entry().findByText(/Last failure: the receiver answered with an error · Next attempt: /);
});

it('a list that is open shows a stop once its window is in front again', async () => {
  const season = await newSeason();
  receiver.answer = status(410);
  await create(await open(`/s/${season}/host`, { token }));
  house.sendNews();
  await text(`mutation ($id: ID!) { joinSeason(input: { seasonId: $id, name: "Ann" }) { seq } }`, {
    id: season,
  });
  const query = 'query ($id: ID!) { season(id: $id) { webhooks { status } } }';
  await until(async () => (await text(query, { id: season })).includes('GONE'));
  document.dispatchEvent(new Event('visibilitychange'));
  await entry().findByText(/Stopped, because the receiver wants no more news/);
  await open('/me', { token });
  await screen.findByText(/A webhook of yours stopped. It did not send:/);
});

it('a webhook sends only the chosen channels, or kinds of entries', async () => {
  const season = await newSeason();
  for (const [path, choice] of [
    [`/s/${season}/host`, 'Auctions'],
    ['/me', 'Your season began.'],
  ] as const) {
    const user = await open(path, { token });
    const form = within(await screen.findByRole('region', { name: 'Webhooks' }));
    await user.click(await form.findByText('Choose what is sent'));
    await user.click(await form.findByRole('checkbox', { name: choice }));
    await create(user);
    entry().getByText(
      path === '/me'
        ? /^Sends news · Only some kinds of entries: \d+$/
        : 'Sends news · Only: Proposals, Tables, Judge, Other actions',
    );
  }
  const query = 'query ($id: ID!) { season(id: $id) { webhooks { channels kinds } } }';
  expect(await text(query, { id: season })).toContain(
    '"channels":["PROPOSALS","TABLES","JUDGE_ELECTIONS","GAME_ACTIONS"],"kinds":null',
  );
  const own = await text('{ viewer { webhooks { channels kinds } } }');
  expect(own).toContain('"channels":null,"kinds":["AUCTION_OPEN",');
  expect(own).not.toContain('SEASON_STARTED');
});

it('a webhook without any news is not created, and the reason stands at the list', async () => {
  const user = await open(`/s/${await newSeason()}/host`, { token });
  await fill(await screen.findByLabelText('Name of the webhook'), 'Ours');
  await fill(screen.getByLabelText('Address of the receiver'), receiver.url);
  const form = within(screen.getByRole('region', { name: 'Webhooks' }));
  await user.click(form.getByText('Choose what is sent'));
  for (const box of form.getAllByRole('checkbox')) await user.click(box);
  form.getByText('Nothing would be sent. Choose at least one.');
  await press(user, 'Create a webhook');
  expect(answers.count('CreateWebhook')).toBe(0);
  expect(screen.getByLabelText('Address of the receiver').ariaInvalid).not.toBe('true');
});

it('a kept choice is not sent as everything while the kinds are unknown', async () => {
  const user = await open('/me', { token });
  const list = within(await screen.findByRole('region', { name: 'Webhooks' }));
  await user.click(await list.findByText('Choose what is sent'));
  await user.click(await list.findByRole('checkbox', { name: 'Your season began.' }));
  await open('/');
  // The page asks for the kinds in two places.
  answers.fail('InboxPreferences', { code: 'INTERNAL_SERVER_ERROR' });
  const mend = answers.fail('InboxKinds', { code: 'INTERNAL_SERVER_ERROR' });
  window.history.pushState(null, '', '/me');
  await settled();
  await fill(await screen.findByLabelText('Name of the webhook'), 'Ours');
  await fill(screen.getByLabelText('Address of the receiver'), receiver.url);
  await press(user, 'Create a webhook');
  expect(answers.count('CreateWebhook')).toBe(0);
  const form = within(screen.getByRole('region', { name: 'Webhooks' }));
  mend();
  await user.click(form.getByRole('button', { name: 'Try again' }));
  await settled();
  await press(user, 'Create a webhook');
  entry().getByText(/Only some kinds of entries/);
});

it('a guest who hosts is told why there is no form, and how to get one', async () => {
  token = await house.client.guest('Ann');
  await open(`/s/${await newSeason()}/host`, { token });
  const link = await screen.findByRole('link', { name: 'Choose a name and a password' });
  expect(link.getAttribute('href')).toBe('/me');
  expect(screen.queryByLabelText('Address of the receiver')).toBeNull();
});

it('a guest is offered no webhooks', async () => {
  await open('/me', { token: await house.client.guest('Ann') });
  expect(screen.queryByRole('heading', { name: 'Webhooks' })).toBeNull();
});

it('webhooks that could not be loaded are not told as none, and can be loaded again', async () => {
  await create(await open('/me', { token }));
  const user = await open('/me');
  const mend = answers.fail('WebhookLog', { code: 'INTERNAL_SERVER_ERROR' });
  await user.click(entry().getByText('Latest deliveries'));
  await entry().findByText('This could not be loaded.');
  expect(entry().queryByText('No deliveries yet.')).toBeNull();
  mend();
  await user.click(entry().getByRole('button', { name: 'Try again' }));
  await entry().findByText('No deliveries yet.');
});

it('a list of webhooks that could not be loaded says so', async () => {
  await create(await open('/me', { token }));
  const user = await open('/');
  const mend = answers.fail('OwnWebhooks', { code: 'INTERNAL_SERVER_ERROR' });
  window.history.pushState(null, '', '/me');
  await settled();
  const list = within(await screen.findByRole('region', { name: 'Webhooks' }));
  list.getByText('This could not be loaded.');
  mend();
  await user.click(list.getByRole('button', { name: 'Try again' }));
  await list.findByRole('group', { name: 'Ours' });
});
