import { createHmac } from 'node:crypto';
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  OwnWebhooksDocument,
  RedeliverWebhookDocument,
  RemovePlayerDocument,
  RotateWebhookSecretDocument,
  SayToWebhookDocument,
  SeasonWebhooksDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
  WebhookLogDocument,
} from '../generated/operations';
import type { CreateWebhookInput } from '../generated/operations';
import { openStore } from '../../src/store';
import { until } from '../support/async-queue';
import { onePair } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';
import { Person, signUp } from '../support/person';
import { ok, Receiver, status } from '../support/receiver';
import type { Arrived } from '../support/receiver';
import { createRound, join } from './rounds';
import { withScopes } from './table';

const ANY = { WEBHOOKS: 'any' };

/** True if one of the message's signatures was made with the secret. */
function isSigned({ headers, body }: Arrived, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given } = headers;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const content = `${String(id)}.${String(at)}.${body}`;
  const signature = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(given).split(' ').includes(signature);
}

describe.each(onePair())('webhooks on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  let host: Person;
  let ann: Person;
  let id: string;
  let receiver: Receiver;

  beforeEach(async () => {
    site = await fresh();
    node = await site.open({}, null, ANY);
    host = await signUp(node.client, 'host');
    ann = await signUp(node.client, 'ann');
    ({ id } = await createRound(host));
    await join(ann, id);
    receiver = await Receiver.open();
  });
  afterEach(async () => {
    await receiver.close();
    await site.drop();
  });

  const say = async (text: string, person = ann): Promise<number> => {
    const { say: said } = await person.ask(SayToWebhookDocument, {
      input: { seasonId: id, channel: 'GAME_ACTIONS', text },
    });
    expect(said.refusal).toBeNull();
    return said.seq!;
  };

  async function create(input: Partial<CreateWebhookInput> = {}, person = host) {
    const { createWebhook } = await person.ask(CreateWebhookDocument, {
      input: { seasonId: id, name: 'Ours', url: receiver.url, ...input },
    });
    expect(createWebhook.refusal).toBeNull();
    return { ...createWebhook.webhook!, secret: createWebhook.secret! };
  }

  const read = async (webhookId: string, person = host) => {
    const { node: found } = await person.ask(WebhookLogDocument, { id: webhookId, last: 100 });
    if (found?.__typename !== 'Webhook') throw new Error('no webhook');
    return found;
  };

  it('send each event once, in order, signed, as the journal shows it to a visitor', async () => {
    const { secret, id: webhookId } = await create();
    const first = await say('One.');
    for (const text of ['Two.', 'Three.']) await say(text);
    const got = [await receiver.heard.next(), await receiver.heard.next()];
    got.push(await receiver.heard.next());
    expect(got.map(({ json }) => json.data['seq'])).toEqual([first, first + 1, first + 2]);
    expect(got.every((message) => isSigned(message, secret))).toBe(true);
    const [message] = got;
    expect(message?.json).toMatchObject({
      type: 'Said',
      season: { id, kind: 'ROUND', name: 'Round' },
      data: {
        __typename: 'Said',
        text: expect.stringContaining('One.') as string,
        by: { kind: 'PLAYER', player: { name: 'ann' } },
      },
    });
    expect(message?.headers['webhook-id']).toBe(message?.json.data['id']);
    await until(async () => (await read(webhookId)).behind === 0);
    const { deliveries, status: state } = await read(webhookId);
    expect(state).toBe('ACTIVE');
    expect(deliveries.nodes.map(({ number, status: code }) => [number, code])).toEqual([
      [1, 204],
      [2, 204],
      [3, 204],
    ]);
    expect(deliveries.nodes[0]?.body).toBe(message?.body);
  });

  it('sends an account its own inbox, and leaves out kinds that it does not want', async () => {
    const bob = await signUp(node.client, 'bob');
    await create({ seasonId: null, kinds: ['HOSTING'] }, bob);
    const { secret } = await create({ seasonId: null, kinds: ['REMOVED'] }, bob);
    const playerId = await join(bob, id);
    await host.ask(RemovePlayerDocument, { input: { seasonId: id, playerId } });
    const message = await receiver.heard.next();
    expect(isSigned(message, secret)).toBe(true);
    expect(message.json).toMatchObject({
      type: 'REMOVED',
      data: { number: 1, kind: 'REMOVED', event: { __typename: 'PlayerLeft' } },
    });
    expect(receiver.all).toHaveLength(1);
  });

  it('sends only the types, channels and players that are wanted', async () => {
    const bob = await signUp(node.client, 'bob');
    const bobId = await join(bob, id);
    await create({ playerIds: [bobId], channels: ['GAME_ACTIONS'], types: ['Said'] });
    await say('Not this.');
    await say('This.', bob);
    const { json } = await receiver.heard.next();
    expect(json.data['text']).toContain('This.');
    expect(receiver.all).toHaveLength(1);
  });

  it('tries a failed message again before the next, and waits as long as the receiver asks', async () => {
    const { id: webhookId } = await create();
    receiver.answer = status(503, { 'retry-after': '3600' });
    await say('One.');
    const { headers } = await receiver.heard.next();
    await say('Two.');
    await until(async () => (await read(webhookId)).failures === 1);
    const failing = await read(webhookId);
    expect(failing).toMatchObject({ status: 'ACTIVE', failure: 'STATUS_NOT_OK', behind: 2 });
    const now = site.clock.now();
    expect(Date.parse(failing.nextAttemptAt!)).toBe(now + 3_600_000);
    expect(receiver.all).toHaveLength(1);
    receiver.answer = ok;
    site.clock.forward(3_600_000);
    const again = await receiver.heard.next();
    expect(again.headers['webhook-id']).toBe(headers['webhook-id']);
    expect((await receiver.heard.next()).json.data['text']).toContain('Two.');
    await until(async () => (await read(webhookId)).behind === 0);
    expect(await read(webhookId)).toMatchObject({
      failures: 0,
      failure: null,
      nextAttemptAt: null,
    });
  });

  it('loses nothing and keeps the order if a receiver fails one time in five', async () => {
    const { id: webhookId } = await create();
    let tries = 0;
    receiver.answer = (response, message) => {
      tries += 1;
      (tries % 5 === 0 ? status(500) : ok)(response, message);
    };
    const seqs: number[] = [];
    for (let at = 0; at < 20; at += 1) seqs.push(await say(`Word ${at}.`));
    await until(async () => {
      site.clock.forward(10_000);
      return (await read(webhookId)).behind === 0;
    });
    const first = new Map(receiver.all.map(({ json }) => [json.data['seq'], json]));
    expect([...first.keys()]).toEqual(seqs);
    expect(receiver.all.length).toBeGreaterThan(seqs.length);
  });

  it('stop after three days of failures, and go on from there when resumed', async () => {
    const { id: webhookId } = await create();
    receiver.answer = status(500);
    const seq = await say('One.');
    await until(async () => {
      site.clock.forward(7 * 3_600_000);
      return (await read(webhookId)).status === 'STOPPED';
    });
    const { failingSince, position } = await read(webhookId);
    expect(site.clock.now() - Date.parse(failingSince!)).toBeGreaterThanOrEqual(3 * 86_400_000);
    expect(position).toBe(seq - 1);
    receiver.answer = ok;
    const before = receiver.all.length;
    await host.ask(UpdateWebhookDocument, { input: { webhookId, active: true } });
    await until(() => receiver.all.length > before);
    expect(receiver.all.at(-1)?.json.data['seq']).toBe(seq);
  });

  it('end at 410, without following redirects', async () => {
    const { id: webhookId } = await create();
    const inside = await Receiver.open();
    receiver.answer = status(301, { location: inside.url });
    await say('One.');
    await until(async () => (await read(webhookId)).failure === 'REDIRECTED');
    expect(inside.all).toEqual([]);
    await inside.close();
    receiver.answer = status(410);
    site.clock.forward(60_000);
    await until(async () => (await read(webhookId)).status === 'GONE');
    await say('Two.');
    site.clock.forward(86_400_000);
    const deliveries = (await read(webhookId)).deliveries.nodes;
    expect(deliveries.map(({ failure }) => failure)).toEqual(['REDIRECTED', 'GONE']);
  });

  it('sign with both secrets for a day after a rotation', async () => {
    const { id: webhookId, secret } = await create();
    const input = { webhookId, idempotencyKey: 'turn' };
    const { rotateWebhookSecret: turned } = await host.ask(RotateWebhookSecretDocument, { input });
    expect(await host.ask(RotateWebhookSecretDocument, { input })).toMatchObject({
      rotateWebhookSecret: { secret: turned.secret },
    });
    await say('One.');
    const both = await receiver.heard.next();
    expect([secret, turned.secret!].map((each) => isSigned(both, each))).toEqual([true, true]);
    site.clock.forward(86_400_000);
    await say('Two.');
    const one = await receiver.heard.next();
    expect([secret, turned.secret!].map((each) => isSigned(one, each))).toEqual([false, true]);
  });

  it('send tests and earlier messages again on request, once for a key', async () => {
    const { id: webhookId } = await create();
    const input = { webhookId, idempotencyKey: 'test' };
    const { testWebhook } = await host.ask(TestWebhookDocument, { input });
    expect(testWebhook.delivery).toMatchObject({ purpose: 'TEST', status: 204, failure: null });
    expect(await host.ask(TestWebhookDocument, { input })).toEqual({ testWebhook });
    expect(receiver.all.map(({ json }) => json.type)).toEqual(['test']);
    await say('One.');
    await until(async () => (await read(webhookId)).deliveries.nodes.length === 2);
    const { id: deliveryId, messageId } = (await read(webhookId)).deliveries.nodes[1]!;
    const { redeliverWebhook } = await host.ask(RedeliverWebhookDocument, {
      input: { deliveryId },
    });
    expect(redeliverWebhook.delivery).toMatchObject({ purpose: 'AGAIN', messageId, number: 3 });
    expect(receiver.all[2]?.body).toBe(receiver.all[1]?.body);
  });

  it('pause, leave out what was missed, and are deleted with their log', async () => {
    const { id: webhookId } = await create();
    await host.ask(UpdateWebhookDocument, { input: { webhookId, active: false } });
    await say('Missed.');
    expect(await read(webhookId)).toMatchObject({ status: 'PAUSED', behind: 1 });
    const input = { webhookId, active: true, skip: true, name: 'Theirs' };
    await host.ask(UpdateWebhookDocument, { input });
    await say('Heard.');
    expect((await receiver.heard.next()).json.data['text']).toContain('Heard.');
    expect(await read(webhookId)).toMatchObject({ name: 'Theirs', types: null });
    await host.ask(DeleteWebhookDocument, { input: { webhookId } });
    expect(await host.ask(SeasonWebhooksDocument, { id })).toMatchObject({
      season: { webhooks: [] },
    });
    expect((await host.ask(WebhookLogDocument, { id: webhookId })).node).toBeNull();
  });

  it('belong to the host or the account alone', async () => {
    const { id: webhookId } = await create();
    const own = await create({ seasonId: null }, ann);
    expect(await ann.ask(SeasonWebhooksDocument, { id })).toMatchObject({
      season: { webhooks: null },
    });
    expect(await ann.ask(OwnWebhooksDocument, {})).toMatchObject({
      viewer: { webhooks: [{ id: own.id }] },
    });
    const refusal = { code: 'WEBHOOK_NOT_FOUND' };
    expect(await ann.ask(TestWebhookDocument, { input: { webhookId } })).toMatchObject({
      testWebhook: { refusal, delivery: null },
    });
    expect(await host.ask(DeleteWebhookDocument, { input: { webhookId: own.id } })).toMatchObject({
      deleteWebhook: { refusal },
    });
    const input = { seasonId: id, name: 'Mine', url: receiver.url };
    expect(await ann.ask(CreateWebhookDocument, { input })).toMatchObject({
      createWebhook: { refusal: { code: 'NOT_THE_HOST' } },
    });
    const { person: reader } = await withScopes(host, 'READ', 'PLAY');
    expect(await reader.fault(CreateWebhookDocument, { input })).toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
    const toInbox = { input: { name: 'Mine', url: receiver.url } };
    const { person: other } = await withScopes(host, 'HOST');
    expect(await other.fault(CreateWebhookDocument, toInbox)).toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
    expect(await reader.ask(SeasonWebhooksDocument, { id })).toMatchObject({
      season: { webhooks: null },
    });
  });

  it('are changed and deleted once for a key', async () => {
    const { id: webhookId } = await create();
    const input = { webhookId, skip: true, idempotencyKey: 'skip' };
    const { updateWebhook: once } = await host.ask(UpdateWebhookDocument, { input });
    await say('Later.');
    await receiver.heard.next();
    const { updateWebhook: again } = await host.ask(UpdateWebhookDocument, { input });
    expect([once.refusal, again.refusal]).toEqual([null, null]);
    const reused = { input: { ...input, skip: false } };
    expect(await host.ask(UpdateWebhookDocument, reused)).toMatchObject({
      updateWebhook: { refusal: { code: 'IDEMPOTENCY_KEY_REUSED' } },
    });
    const gone = { input: { webhookId, idempotencyKey: 'gone' } };
    const { deleteWebhook } = await host.ask(DeleteWebhookDocument, gone);
    expect(deleteWebhook).toMatchObject({ refusal: null, webhookId });
    expect(await host.ask(DeleteWebhookDocument, gone)).toEqual({ deleteWebhook });
    const unkeyed = { input: { webhookId } };
    expect(await host.ask(DeleteWebhookDocument, unkeyed)).toMatchObject({
      deleteWebhook: { refusal: { code: 'WEBHOOK_NOT_FOUND' }, webhookId: null },
    });
  });

  it('show their whole address to their maker alone', async () => {
    const bob = await signUp(node.client, 'bob');
    const playerId = await join(bob, id);
    await create();
    const share = 'mutation ($input: ShareHostInput!) { shareHost(input: $input) { seq } }';
    await host.post(share, { input: { seasonId: id, playerId } });
    const urlFor = async (person: Person): Promise<unknown> =>
      (await person.ask(SeasonWebhooksDocument, { id })).season?.webhooks?.map(({ url }) => url);
    expect(await urlFor(host)).toEqual([receiver.url]);
    expect(await urlFor(bob)).toEqual([new URL(receiver.url).origin]);
  });

  it('are not behind the entries of a season that is gone', async () => {
    const bob = await signUp(node.client, 'bob');
    const { id: webhookId } = await create({ seasonId: null }, bob);
    await bob.ask(UpdateWebhookDocument, { input: { webhookId, active: false } });
    const playerId = await join(bob, id);
    await host.ask(RemovePlayerDocument, { input: { seasonId: id, playerId } });
    expect((await read(webhookId, bob)).behind).toBe(1);
    await node.close();
    const { DATABASE_URL: url, DATA_DIR: dataDir } = site.env();
    const store = await openStore({ url: url === '' ? null : url!, dataDir: dataDir! });
    for (const each of await store.operating.seasonIds()) await store.operating.deleteSeason(each);
    await store.close();
    node = await site.open({}, null, ANY);
    const again = new Person(node.client, bob.token);
    await again.ask(UpdateWebhookDocument, { input: { webhookId, active: true } });
    await until(async () => (await read(webhookId, again)).behind === 0);
    expect(receiver.all).toEqual([]);
  });

  it('go on with another node where the last one stopped', async () => {
    const { id: webhookId } = await create();
    const seqs = [await say('One.')];
    await receiver.heard.next();
    await until(async () => (await read(webhookId)).behind === 0);
    await node.close();
    node = await site.open({}, null, { WEBHOOKS: 'off' });
    ann = new Person(node.client, ann.token);
    seqs.push(await say('Two.'));
    await node.close();
    node = await site.open({}, null, ANY);
    const message = await receiver.heard.next();
    expect(message.json.data['seq']).toBe(seqs[1]);
    expect(receiver.all).toHaveLength(2);
  });
});
