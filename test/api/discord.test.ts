import {
  CreateWebhookDocument,
  SayToWebhookDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
  WebhookLogDocument,
} from '../generated/operations';
import { until } from '../support/async-queue';
import { Discord } from '../support/discord';
import type { Embed } from '../support/discord';
import { onePair } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';
import { signUp } from '../support/person';
import type { Person } from '../support/person';
import { act, dealAt, shownTo } from './dynasties';
import { clockTo, createRound, join, MONDAY, TUESDAY } from './rounds';

const PUBLIC_URL = 'https://ridotto.example';
const JOURNAL = `query ($id: ID!, $after: String!) {
  season(id: $id) { journal(first: 100, after: $after) { nodes { at text } } }
}`;

describe.each(onePair())('a webhook of Discord on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  let host: Person;
  let ann: Person;
  let id: string;
  let discord: Discord;

  beforeEach(async () => {
    site = await fresh();
    discord = await Discord.open(() => site.clock.now());
    const env = { WEBHOOKS: 'any', DISCORD_ORIGINS: discord.origin, PUBLIC_URL };
    node = await site.open({}, null, env);
    host = await signUp(node.client, 'host');
    ann = await signUp(node.client, 'ann');
    ({ id } = await createRound(host));
    await join(ann, id);
  });
  afterEach(async () => {
    await site.drop();
    await discord.close();
  });

  const ask = (url: string) =>
    host.ask(CreateWebhookDocument, { input: { seasonId: id, name: 'Discord', url } });
  async function create(): Promise<string> {
    const { createWebhook } = await ask(discord.url);
    expect(createWebhook).toMatchObject({ refusal: null, secret: null });
    expect(createWebhook.webhook?.format).toBe('DISCORD');
    return createWebhook.webhook!.id;
  }
  const say = async (text: string): Promise<number> => {
    const input = { seasonId: id, channel: 'GAME_ACTIONS', text } as const;
    const { say: said } = await ann.ask(SayToWebhookDocument, { input });
    expect(said.refusal).toBeNull();
    return said.seq!;
  };
  const read = async (webhookId: string) => {
    const { node: found } = await host.ask(WebhookLogDocument, { id: webhookId, last: 100 });
    if (found?.__typename !== 'Webhook') throw new Error('no webhook');
    return found;
  };
  const messages = async (count: number): Promise<readonly Embed[]> => {
    await until(() => discord.news.length >= count);
    return discord.news;
  };

  it('gets each event as a message with its sentence, time and link, that mentions nobody', async () => {
    await create();
    const seq = await say('@everyone **look**');
    const [embed] = await messages(1);
    expect(embed).toMatchObject({
      title: 'Round',
      url: `${PUBLIC_URL}/s/${id}/at/${seq}`,
      timestamp: '2021-08-22T00:00:00.000Z',
    });
    expect(embed?.description).toContain('\\@\u200beveryone \\*\\*look\\*\\*');
    expect(discord.refused).toEqual([]);
  });

  it('gets the events of an instant as one message', async () => {
    await create();
    const after = String(await say('Before.'));
    await messages(1);
    for (const to of [MONDAY, TUESDAY]) await clockTo(host, id, to);
    const { body } = await host.post(JOURNAL, { id, after });
    const events = (body.data as { season: { journal: { nodes: { at: string; text: string }[] } } })
      .season.journal.nodes;
    const instants = [...new Set(events.map(({ at }) => at))];
    await until(() => {
      site.clock.forward(2_000);
      return discord.news.length >= 1 + instants.length;
    });
    const told = (await messages(1 + instants.length)).slice(1);
    expect(told.map(({ timestamp }) => timestamp)).toEqual(instants);
    const lines = told.flatMap(({ description = '' }) => description.split('\n'));
    expect(lines).toHaveLength(events.length);
    expect(events.length).toBeGreaterThan(instants.length);
  });

  it('waits when a bucket is empty, so that Discord refuses nothing', async () => {
    const webhookId = await create();
    // The first of the five is the standing message.
    for (let at = 1; at <= 4; at += 1) {
      await say(`Word ${at}.`);
      await messages(at);
    }
    await say('Word 5.');
    await until(async () => (await read(webhookId)).position > 0);
    expect(discord.news).toHaveLength(4);
    site.clock.forward(2_000);
    expect((await messages(5)).at(-1)?.description).toContain('Word 5.');
    expect(discord.refused).toEqual([]);
  });

  it('waits as long as a 429 asks, which is no failure', async () => {
    const webhookId = await create();
    discord.limitedFor = 64.57;
    await say('One.');
    await until(async () => (await read(webhookId)).deliveries.nodes.length === 1);
    expect(await read(webhookId)).toMatchObject({
      ...{ status: 'ACTIVE', failures: 0 },
      deliveries: { nodes: [{ status: 429, failure: 'RATE_LIMITED' }] },
    });
    site.clock.forward(64_569);
    await until(async () => (await read(webhookId)).behind > 0);
    expect(discord.news).toEqual([]);
    site.clock.forward(1);
    expect((await messages(1))[0]?.description).toContain('One.');
  });

  it('ends when Discord deleted it, and its host is told', async () => {
    const webhookId = await create();
    discord.isDeleted = true;
    await say('One.');
    await until(async () => (await read(webhookId)).status === 'GONE');
    const { body } = await host.post('{ viewer { inbox { nodes { kind } } } }', {});
    expect(JSON.stringify(body)).toContain('WEBHOOK_STOPPED');
  });

  it('shows the picture of the game', async () => {
    const { host: dealer, first, id: seasonId, gameId } = await dealAt(node.client);
    const input = { seasonId, name: 'Discord', url: discord.url };
    await dealer.ask(CreateWebhookDocument, { input });
    await act(first, 'resignGame', { gameId });
    const [embed] = await messages(1);
    const url = new RegExp(`^${PUBLIC_URL}/d/${seasonId}/at/(\\d+)$`).exec(embed!.url!);
    expect(embed?.image).toEqual({ url: `${PUBLIC_URL}/g/${gameId}.png?at=${url?.[1]}` });
  });

  it('keeps one standing message of the state, which is edited', async () => {
    await create();
    await say('One.');
    await messages(1);
    expect(discord.standing).toEqual([
      {
        title: 'Round',
        url: `${PUBLIC_URL}/s/${id}`,
        color: expect.any(Number) as number,
        description: expect.stringMatching(
          /^\*\*Week 1, Bartering Phase\*\*\nNext: <t:1629676800:F> \(<t:1629676800:R>\)$/,
        ) as string,
      },
    ]);
    await clockTo(host, id, MONDAY);
    await until(() => discord.edits === 1);
    expect(discord.standing).toHaveLength(1);
    expect(discord.standing[0]?.description).toContain('**Week 1, Auction Phase**');
    await say('Nothing changes.');
    await messages(3);
    expect(discord.edits).toBe(1);
  });

  it('keeps its standing message with the same address', async () => {
    const webhookId = await create();
    await say('One.');
    await messages(1);
    await host.ask(UpdateWebhookDocument, { input: { webhookId, url: discord.url } });
    await say('Two.');
    await messages(2);
    expect(discord.standing).toHaveLength(1);
  });

  it('makes no other standing message once people have deleted it', async () => {
    const webhookId = await create();
    await say('One.');
    await messages(1);
    discord.deleteStanding();
    await clockTo(host, id, MONDAY);
    await messages(2);
    await clockTo(host, id, TUESDAY);
    await messages(3);
    expect(discord.standing).toEqual([]);
    expect(discord.refused).toEqual([expect.stringContaining('10008')]);
    expect((await read(webhookId)).status).toBe('ACTIVE');
  });

  it('tells whose turn it is', async () => {
    const { host: dealer, first, second, id: seasonId, gameId } = await dealAt(node.client);
    const input = { seasonId, name: 'Discord', url: discord.url };
    await dealer.ask(CreateWebhookDocument, { input });
    const told = await shownTo(first, gameId);
    await act(first, 'playCard', {
      gameId,
      card: (told['participants'] as { hand: object[] | null }[]).flatMap(
        ({ hand }) => hand ?? [],
      )[0],
    });
    await messages(1);
    const { turn } = await shownTo(second, gameId);
    const { name } = turn as { readonly name: string };
    expect(discord.standing[0]?.description).toMatch(
      new RegExp(`^Game 1: \\*\\*${name}\\*\\* to play, until <t:\\d+:F> \\(<t:\\d+:R>\\)`),
    );
  });

  it('sends a test as a message', async () => {
    const webhookId = await create();
    const { testWebhook } = await host.ask(TestWebhookDocument, { input: { webhookId } });
    expect(testWebhook.delivery).toMatchObject({ status: 200, failure: null });
    expect((await messages(1))[0]).toMatchObject({ title: 'Discord' });
  });

  it.each([
    ...['/channels/1/2', '/api/webhooks/1', '/api/webhooks/x/y', '/invite'],
    ...['http://discord.com/api/webhooks/1/abc', 'https://discord.com/channels/1/2'],
  ])('is no other address of Discord, such as %s', async (path) => {
    const url = new URL(path, discord.origin).href;
    expect(await ask(url)).toMatchObject({
      createWebhook: { refusal: { code: 'WEBHOOK_ADDRESS_REFUSED', facts: { why: 'DISCORD' } } },
    });
    const webhookId = await create();
    const input = { webhookId, url };
    expect(await host.ask(UpdateWebhookDocument, { input })).toMatchObject({
      updateWebhook: { refusal: { facts: { why: 'DISCORD' } } },
    });
  });
});
