import { WebhookNews } from '../../src/graphql';
import type { Webhook } from '../../src/engine';
import { accountId, seasonId } from '../../src/kernel';
import { openApi, textOf } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';
import { storedSeasonId } from '../support/plain-id';
import { webhookOf } from '../support/webhook-fixtures';

let api: ApiHouse;
let news: WebhookNews;
let id: string;
let host: string;
let ann: string;
beforeEach(async () => {
  api = await openApi();
  news = new WebhookNews(api.schema, api.deps);
  [host, ann] = [await api.signUp('host'), await api.signUp('ann')];
  id = textOf((await api.data(CREATE, {}, host)).createRound.season.id);
  await api.data(JOIN, { id }, ann);
});
afterEach(() => api.close());

const CREATE = `mutation {
  createRound(input: { name: "Round", rehearsal: true, startsAt: "2021-08-22T00:00:00Z" }) {
    season { id }
  }
}`;
const JOIN = `mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { player { id } } }`;
const CLOCK = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { code } }
}`;
const WEBHOOK = `mutation ($name: String!) {
  createWebhook(input: { name: $name, url: "http://127.0.0.1:9/" }) { webhook { id } }
}`;

const local = (): Webhook['seasonId'] => seasonId(storedSeasonId(id));
const accountOf = async (token: string): Promise<Webhook['accountId']> =>
  accountId((await api.deps.accounts.authenticate(token))!.account.id);
const discord = (over: Partial<Webhook>): Webhook =>
  webhookOf('w1', { format: 'DISCORD', ...over }).webhook;

it('tells the state of the season for its present host alone', async () => {
  const of = async (token: string): Promise<string | null> =>
    news.standing(discord({ seasonId: local(), accountId: await accountOf(token) }));
  expect(await of(host)).toContain('Round');
  expect(await of(ann)).toBeNull();
});

/** The texts of Ann's inbox, as messages of Discord. */
async function inboxOfAnn(): Promise<readonly string[]> {
  const webhook = discord({ seasonId: null, accountId: await accountOf(ann) });
  const page = await news.after(webhook, 0);
  const bodies = await Promise.all(page.news.map(({ render }) => render()));
  return bodies.map((body) => {
    const { embeds } = JSON.parse(body!) as { embeds: [{ description: string }] };
    return embeds[0].description;
  });
}

it('says what an entry of the inbox is', async () => {
  await api.data(CLOCK, { id, to: '2021-08-23T12:00:00Z' }, host);
  const told = await inboxOfAnn();
  expect(told).toHaveLength(2);
  expect(told[0]).toMatch(/^\*\*Lots are open for bids\.\*\*\n./);
  expect(told[1]).toMatch(/^\*\*You got your income\.\*\*\n./);
});

it.each([
  [['Mine'], 'Your webhook Mine stopped. It did not send:'],
  [['Mine', 'Other'], 'A webhook of yours stopped. It did not send:'],
])('names a stopped webhook if it can, of %j', async (names, heading) => {
  await api.data(CLOCK, { id, to: '2021-08-23T12:00:00Z' }, host);
  const { webhooks } = api.store;
  for (const name of names) await api.data(WEBHOOK, { name }, ann);
  const made = await webhooks.webhooksOf({ seasonId: null, accountId: await accountOf(ann) });
  for (const { webhook } of made) {
    const { position, dueAtMs, failures, failingSinceMs, failure } = webhook;
    const { standing, claimedUntilMs, claim } = webhook;
    const kept = { position, dueAtMs, failures, failingSinceMs, failure, standing, claimedUntilMs };
    const end = { status: 'GONE', undelivered: 1 } as const;
    const progress = { webhookId: webhook.id, claim, change: kept, end, deliveries: [] };
    await webhooks.progress([progress]);
  }
  expect((await inboxOfAnn())[2]).toContain(`**${heading.replace(':', '\\:')}**\n`);
});
